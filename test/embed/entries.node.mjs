// The modules as a server or a bundler meets them: what each imports, and that Node takes them.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import ts from 'typescript';
import { few } from '../support/few.js';
import { root } from '../support/files.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** What a file of dist/ exports. */
const importBuilt = (file) => import(pathToFileURL(path.join(root, 'dist', file)).href);

const { name, exports: patterns, sideEffects } = JSON.parse(read('package.json'));
const tags = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];

const sourcesIn = (folder) => readdirSync(path.join(root, 'src', folder)).map((file) => path.basename(file, '.ts'));
const languages = sourcesIn('locales/tables');
const examples = sourcesIn('examples');

/** What the star of a pattern stands for. */
const starred = (entry) => (entry.includes('locales') ? languages : entry.includes('examples') ? examples : ['']);

/** Every module by its name; a pattern, which has a star, stands for the script of each language, or for each example. */
const entries = Object.fromEntries(
  Object.entries(patterns)
    .filter(([entry]) => !/\.(css|json)$/.test(entry))
    .flatMap((pattern) => starred(pattern[0]).map((name) => JSON.parse(JSON.stringify(pattern).replaceAll('*', name)))),
);

/** What two games share is no game. */
const shared = ['thirteen-columns'];

/** Every file a module reaches, relative to dist/, and every package. */
function reach(file, reached = new Set()) {
  if (reached.has(file)) return reached;
  reached.add(file);
  const { importedFiles } = ts.preProcessFile(read(`dist/${file}`), true, true);
  for (const { fileName: target } of importedFiles) {
    if (target.startsWith('.')) reach(path.posix.join(path.posix.dirname(file), target), reached);
    else reached.add(target);
  }
  return reached;
}

const gamesIn = (reached) =>
  [...reached]
    .flatMap((file) => /^games\/([^/]*)\.js$/.exec(file)?.[1] ?? [])
    .filter((game) => !shared.includes(game))
    .sort();

const playOne = (engine) => {
  const game = engine.createGame('bakers-dozen', { seed: 42 });
  game.play(game.legalMoves[0]);
  const { ok, seed, status, moveCount } = engine.verify(game.record);
  return { ok, seed, status, moveCount };
};

const PLAYED = { ok: true, seed: '42', status: 'playing', moveCount: 1 };

describe('every entry', () => {
  for (const [entry, { types, default: file }] of few(Object.entries(entries), 8)) {
    it(`${entry} is there with its types, and can be imported in Node, which stays a Node`, async () => {
      assert.equal(types, file.replace(/\.(m?)js$/, '.d.$1ts'));
      for (const each of [file, types]) assert.ok(existsSync(path.join(root, each)), each);
      const code = `
        const before = new Set(Reflect.ownKeys(globalThis));
        await import(${JSON.stringify(path.posix.join(name, entry))});
        const after = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
        console.log(JSON.stringify([after, typeof window, typeof document, typeof HTMLElement]));
      `;
      const node = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { cwd: root });
      const { stdout, stderr } = await node;
      const [left, ...browser] = JSON.parse(stdout);
      // Lit brings a registry of elements, and counts its copies.
      const ofLit = /^(lit\w+|reactiveElementVersions|customElements)$/;
      const others = left.filter((key) => !ofLit.test(key));
      assert.deepEqual([stderr, others, browser], ['', [], ['undefined', 'undefined', 'undefined']]);
    });
  }

  it('has its side effects declared where it has some', () => {
    for (const file of sideEffects) {
      const one = file
        .replace('??-????', 'zh-Hant')
        .replace('??-??', 'pt-PT')
        .replace('??', 'de')
        .replace('*', examples[0]);
      assert.ok(existsSync(path.join(root, one)), file);
    }
    const needed = [...tags, 'index', 'example-modules/*', 'examples/*'].map((file) => `./dist/${file}.js`);
    for (const file of needed) assert.ok(sideEffects.includes(file), file);
  });
});

describe('the script of every language', () => {
  for (const tag of languages) {
    const code = read(`dist/locales/${tag}.js`);

    it(`${tag} is a classic script that needs no page, leaves nothing, and means the same in any encoding`, () => {
      const context = { Intl };
      runInNewContext(code, context);
      assert.deepEqual(Object.keys(context), ['Intl']);
      assert.match(code, /^[\n -~]*$/);
    });

    it(`${tag} gives its table to every game and example that is defined, whoever defined it`, async () => {
      const given = [];
      const addLocale = (...what) => given.push(what);
      const other = class {};
      const whenDefined = async (game) => (game === 'bakers-dozen' ? other : { addLocale });
      runInNewContext(code, { Intl, customElements: { whenDefined } });
      await new Promise(setImmediate);
      assert.deepEqual(
        given.map(([name, { undo }, isBase]) => [name, typeof undo, isBase]),
        Array(tags.length + examples.length - 1).fill([tag, 'string', true]),
      );
    });
  }
});

describe('the script of every example', () => {
  for (const tag of examples) {
    const code = read(`dist/examples/${tag}.js`);

    /** What the script gives to a page where these classes are defined: what each is asked to define. */
    async function given(classes) {
      const asked = [];
      const classOf = (game) => classes[game] && { defineSolitaire: (...what) => asked.push([game, ...what]) };
      const never = new Promise(() => {});
      const whenDefined = (game) => (game in classes ? Promise.resolve(classOf(game) ?? class {}) : never);
      runInNewContext(code, { customElements: { whenDefined } });
      await new Promise(setImmediate);
      return asked;
    }

    it(`${tag} is a classic script of less than 7 KB that needs no page, leaves nothing, and means the same in any encoding`, () => {
      const context = {};
      runInNewContext(code, context);
      assert.deepEqual(Object.keys(context), []);
      assert.ok(gzipSync(code).length < 7168, `${gzipSync(code).length}`);
      assert.match(code, /^[\n -~]*$/);
    });

    it(`${tag} brings its game to any one of the five, and leaves others alone`, async () => {
      for (const game of tags) {
        const [[by, name, variant], ...more] = await given({ [game]: true });
        assert.deepEqual([by, name, variant.id, more], [game, tag, tag, []]);
        const { piles } = variant.deal([...Array(52).keys()], {});
        assert.equal(piles.flat().length, 52);
      }
      assert.deepEqual(await given({ 'bakers-dozen': false }), []);
    });
  }
});

describe('the module of every example', () => {
  for (const tag of examples) {
    it(`${tag} exports its class, whose static variant is the game, and the game`, async () => {
      const { createGame } = await import(`${name}/engine.js`);
      // What its search must know is for the tests of that.
      const exported = Object.entries(await import(`${name}/examples/${tag}.js`)).filter(
        ([each]) => each !== 'columns',
      );
      const [[, element], ...others] = exported.filter(([each]) => each.endsWith('Element'));
      const [[, variant]] = exported.filter(([each]) => !each.endsWith('Element'));
      assert.deepEqual([others, variant.id], [[], tag]);
      assert.equal(element.variant, variant);
      assert.equal(createGame(element.variant, { seed: '42' }).state.game, tag);
    });
  }
});

describe('imports', () => {
  for (const [entry, games] of [
    ...tags.map((tag) => [`${tag}.js`, [tag]]),
    ...examples.map((tag) => [`example-modules/${tag}.js`, []]),
    ['define.js', []],
    ['index.js', [...tags].sort()],
  ]) {
    it(`${entry} pulls in no game but ${games.join(', ') || 'its own'}`, () => {
      const reached = [...reach(entry)];
      assert.deepEqual(gamesIn(reached), games);
      assert.deepEqual(
        reached.slice(1).filter((file) => file.startsWith('example-modules/')),
        [],
      );
    });
  }

  for (const [entry, allowed] of [
    ['words.js', /^(words\.js|engine\/.*|games\/variant\/.*)$/],
    ['events.js', /^(events\.js|play\/events\.js)$/],
    ['calendar.js', /^(calendar|days|locales|board\/layout)(\/|\.js$)/],
    ['deals.js', /^(deals|engine)(\/|\.js$)/],
    ['round.js', /^(round|calendar|days|locales|board\/layout|element\/share)(\/|\.js$)/],
    ['engine.js', /^(engine|games|solver|days)(\/|\.js$)/],
  ]) {
    it(`${entry} pulls in no element and no package, so that a page can import it unbundled`, () => {
      assert.deepEqual(
        [...reach(entry)].filter((file) => !allowed.test(file)),
        [],
      );
    });
  }

  it('index.js and define.js have the function that events.js has, and no other', async () => {
    const events = await import(`${name}/events.js`);
    assert.deepEqual(Object.keys(events), ['isSolitaireEvent']);
    for (const entry of ['index.js', 'define.js']) {
      const { isSolitaireEvent } = await importBuilt(entry);
      assert.equal(isSolitaireEvent, events.isSolitaireEvent, entry);
    }
  });

  it('define.js has all that words.js has', async () => {
    const [words, define] = [await import(`${name}/words.js`), await import(`${name}/define.js`)];
    for (const [each, word] of Object.entries(words)) assert.equal(define[each], word, each);
  });
});

describe('the generator', () => {
  it('is an ES module that names its licence', () => {
    const text = read('dist/engine/model/alea.js');
    assert.match(text, /^\/\*! seedrandom [\d.]+ \(MIT, Copyright David Bau\) \*\//);
    assert.match(text, /Johannes Baagøe[^]*Permission is hereby granted/);
    assert.match(text, /^export \{/m);
    assert.doesNotMatch(text, /^import |\brequire\(/m);
  });

  it('gives the numbers of seedrandom, which deals rely on', async () => {
    const { default: alea } = await importBuilt('engine/model/alea.js');
    const { default: original } = await import('seedrandom/lib/alea.js');
    const six = (random) => Array.from({ length: 6 }, random);
    for (const seed of ['', '1', '2026-11-20', 'Grüße ♠']) assert.deepEqual(six(alea(seed)), six(original(seed)));
  });
});

it('engine.js runs in a worker', async () => {
  const code = `
    const playOne = ${playOne};
    import(${JSON.stringify(`${name}/engine.js`)}).then((engine) => {
      require('node:worker_threads').parentPort.postMessage(playOne(engine));
    });
  `;
  const worker = new Worker(code, { eval: true });
  const answer = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
  assert.deepEqual(answer, PLAYED);
});

describe('the modules for pages', () => {
  const modules = { 'solitaire-elements.mjs': ['index.js', 'define.js'], 'engine.mjs': ['engine.js'] };
  for (const module of Object.keys(modules)) {
    const text = read(`dist/${module}`);
    const map = new TraceMap(read(`dist/${module}.map`));

    it(`${module} exports all that ${modules[module].join(' and ')} do, with their types`, async () => {
      const names = async (file) => Object.keys(await importBuilt(file));
      const expected = new Set((await Promise.all(modules[module].map(names))).flat());
      assert.deepEqual((await names(module)).toSorted(), [...expected].sort());
      const types = [...reach(module.replace('.mjs', '.d.mts'))].slice(1);
      for (const entry of modules[module]) assert.ok(types.includes(entry), entry);
    });

    it(`${module} is one file that names the licences of what is in it`, () => {
      const { importedFiles } = ts.preProcessFile(text, true, true);
      assert.deepEqual(importedFiles, []);
      assert.match(
        text,
        /^(\/\/# allFunctionsCalledOnLoad\n)?\/\*! solitaire-elements .*seedrandom [\d.]+ \(MIT, Copyright David Bau\) \*\//,
      );
      assert.match(text, /^[\n -~]*$/);
    });

    it(`${module} has a map that leads to the text it was made of`, () => {
      const places = [...text.matchAll(/"(?:unknown game |winnable|tableau|foundation)/g)];
      assert.ok(places.length > 9);
      for (const { 0: found, index } of places) {
        const before = text.slice(0, index).split('\n');
        const { source, line, column } = originalPositionFor(map, {
          line: before.length,
          column: before.at(-1).length,
        });
        const content = map.sourcesContent[map.sources.indexOf(source)];
        assert.equal(content.split('\n')[line - 1].slice(column + 1, column + found.length), found.slice(1));
      }
      assert.deepEqual(
        map.sources.filter((source) => path.isAbsolute(source)),
        [],
      );
    });
  }
});

it('engine.mjs deals, solves and verifies with nothing but what edge runtimes have', async () => {
  const exported = (_, names) => `globalThis.engine={${names.replaceAll(/([\w$]+) as (\w+)/g, '$2:$1')}}`;
  const context = { performance, setTimeout };
  runInNewContext(read('dist/engine.mjs').replace(/export\s*\{([^}]*)\}/, exported), context);
  const { engine } = context;
  assert.deepEqual(playOne(engine), PLAYED);
  const game = engine.createGame('bakers-dozen', { seed: 42 });
  const { verdict, moves } = await engine.solve(game);
  for (const move of moves) game.play(move);
  assert.equal(verdict, 'winnable');
  assert.equal(engine.verify(game.record).status, 'won');
});
