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

const root = path.resolve(import.meta.dirname, '../..');
const { name, exports: patterns, sideEffects } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const tags = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];

const sourcesIn = (folder) => readdirSync(path.join(root, 'src', folder)).map((file) => path.basename(file, '.ts'));
const languages = sourcesIn('locales/tables');
const examples = sourcesIn('examples');

/** What the star of a pattern stands for. */
const starred = (entry) => (entry.includes('locales') ? languages : entry.includes('examples') ? examples : ['']);

/** Every module by its name; a pattern, which has a star, stands for the script of each language, or for each example. */
const entries = Object.fromEntries(
  Object.entries(patterns)
    .filter(([entry]) => !entry.endsWith('.json'))
    .flatMap((pattern) => starred(pattern[0]).map((name) => JSON.parse(JSON.stringify(pattern).replaceAll('*', name)))),
);

/** What two games share is no game. */
const shared = ['thirteen-columns'];

/** Every file a module reaches, relative to dist/, and every package. */
function reach(file, reached = new Set()) {
  if (reached.has(file)) return reached;
  reached.add(file);
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, 'dist', file), 'utf8'), true, true);
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

/** Runs a module's text in a Node of its own; gives what it prints. */
async function inNode(code) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
  });
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

const playOne = (engine) => {
  const game = engine.createGame('bakers-dozen', { seed: 42 });
  game.play(game.legalMoves[0]);
  return engine.verify(game.record);
};

describe('every entry', () => {
  for (const [entry, { types, default: file }] of Object.entries(entries)) {
    it(`${entry} is there with its types`, () => {
      assert.ok(existsSync(path.join(root, file)), file);
      assert.equal(types, file.replace(/\.(m?)js$/, '.d.$1ts'));
      assert.ok(existsSync(path.join(root, types)), types);
    });

    it(`${entry} can be imported in Node, which stays a Node`, async () => {
      const left = await inNode(`
        const before = new Set(Reflect.ownKeys(globalThis));
        await import(${JSON.stringify(path.posix.join(name, entry))});
        const after = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
        console.log(JSON.stringify({ after, browser: [typeof window, typeof document, typeof HTMLElement] }));
      `);
      // Lit brings a registry of elements, and counts its copies.
      const ofLit = /^(lit\w+|reactiveElementVersions|customElements)$/;
      assert.deepEqual(
        left.after.filter((key) => !ofLit.test(key)),
        [],
      );
      assert.deepEqual(left.browser, ['undefined', 'undefined', 'undefined']);
    });
  }

  it('can be imported together', async () => {
    const imports = Object.keys(entries).map(
      (entry) => `await import(${JSON.stringify(path.posix.join(name, entry))});`,
    );
    assert.equal(
      await inNode(`${imports.join('\n')}\nconsole.log(JSON.stringify(Object.keys(globalThis).includes('window')))`),
      false,
    );
  });

  it('has its side effects declared where it has some', () => {
    for (const file of sideEffects) {
      const one = file
        .replace('??-????', 'zh-Hant')
        .replace('??-??', 'pt-PT')
        .replace('??', 'de')
        .replace('*', examples[0]);
      assert.ok(existsSync(path.join(root, one)), file);
    }
    for (const folder of ['example-modules', 'examples']) assert.ok(sideEffects.includes(`./dist/${folder}/*.js`));
    for (const tag of tags) assert.ok(sideEffects.includes(`./dist/${tag}.js`), tag);
    assert.ok(sideEffects.includes('./dist/index.js'));
  });
});

describe('the script of every language', () => {
  for (const tag of languages) {
    const code = readFileSync(path.join(root, `dist/locales/${tag}.js`), 'utf8');

    it(`${tag} means the same whatever encoding a page claims`, () => {
      assert.match(code, /^[\n -~]*$/);
    });

    it(`${tag} is a classic script that needs no page, and leaves nothing`, () => {
      const context = { Intl };
      runInNewContext(code, context);
      assert.deepEqual(Object.keys(context), ['Intl']);
    });

    it(`${tag} gives its table to every game that is defined, whoever defined it`, async () => {
      const given = [];
      const addLocale = (...what) => given.push(what);
      const other = class {};
      const whenDefined = async (game) => (game === 'bakers-dozen' ? other : { addLocale });
      runInNewContext(code, { Intl, customElements: { whenDefined } });
      await new Promise(setImmediate);
      assert.deepEqual(
        given.map(([name, { undo }]) => [name, typeof undo]),
        Array(tags.length - 1).fill([tag, 'string']),
      );
    });
  }
});

describe('the script of every example', () => {
  for (const tag of examples) {
    const code = readFileSync(path.join(root, `dist/examples/${tag}.js`), 'utf8');

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

    it(`${tag} is under 3 KB and means the same whatever encoding a page claims`, () => {
      assert.ok(gzipSync(code).length < 3072, `${gzipSync(code).length}`);
      assert.match(code, /^[\n -~]*$/);
    });

    it(`${tag} is a classic script that needs no page, and leaves nothing`, () => {
      const context = {};
      runInNewContext(code, context);
      assert.deepEqual(Object.keys(context), []);
    });

    it(`${tag} brings its game to any one of the five, and leaves others alone`, async () => {
      for (const game of tags) {
        const [[by, name, variant], ...more] = await given({ [game]: true });
        assert.deepEqual([by, name, variant.id, more], [game, tag, tag, []]);
        assert.equal(
          variant
            .deal(
              Array.from({ length: 52 }, (_, i) => i),
              {},
            )
            .piles.flat().length,
          52,
        );
      }
      assert.deepEqual(await given({ 'bakers-dozen': false }), []);
    });
  }
});

describe('the module of every example', () => {
  for (const tag of examples) {
    it(`${tag} exports its class, whose static variant is the game, and the game`, async () => {
      const { createGame } = await import(`${name}/engine.js`);
      const exported = Object.entries(await import(`${name}/examples/${tag}.js`));
      const [[, element], ...others] = exported.filter(([each]) => each.endsWith('Element'));
      const [[, variant]] = exported.filter(([each]) => !each.endsWith('Element'));
      assert.deepEqual([others, variant.id], [[], tag]);
      assert.equal(element.variant, variant);
      assert.equal(createGame(element.variant, { seed: '42' }).state.game, tag);
    });
  }
});

describe('imports', () => {
  for (const tag of tags) {
    it(`<${tag}> pulls in no other game`, () => {
      assert.deepEqual(gamesIn(reach(`${tag}.js`)), [tag]);
    });
  }

  it('define.js pulls in no game at all', () => {
    assert.deepEqual(gamesIn(reach('define.js')), []);
  });

  for (const tag of examples) {
    it(`the example ${tag} pulls in no other game`, () => {
      const reached = reach(`example-modules/${tag}.js`);
      assert.deepEqual(gamesIn(reached), []);
      assert.equal([...reached].filter((file) => file.startsWith('example-modules/')).length, 1);
    });
  }

  it('words.js pulls in no game, no element, and nothing beside it, so that a page can import it unbundled', () => {
    const reached = [...reach('words.js')];
    assert.deepEqual(
      reached.filter((file) => !/^(words\.js|engine\/.*|games\/variant\/.*)$/.test(file)),
      [],
    );
  });

  it('events.js pulls in no game, no element and no package', () => {
    assert.deepEqual([...reach('events.js')], ['events.js', 'element/events.js']);
  });

  it('calendar.js pulls in no game, no element and no package', () => {
    const reached = [...reach('calendar.js')];
    assert.deepEqual(
      reached.filter((file) => !/^(calendar|days|locales|board\/layout)(\/|\.js$)/.test(file)),
      [],
    );
  });

  it('index.js and define.js have the function that events.js has, and no other', async () => {
    const events = await import(`${name}/events.js`);
    assert.deepEqual(Object.keys(events), ['isSolitaireEvent']);
    for (const door of ['index.js', 'define.js']) {
      const { isSolitaireEvent } = await import(pathToFileURL(path.join(root, 'dist', door)).href);
      assert.equal(isSolitaireEvent, events.isSolitaireEvent, door);
    }
  });

  it('define.js has all that words.js has', async () => {
    const [words, define] = [await import(`${name}/words.js`), await import(`${name}/define.js`)];
    for (const [each, word] of Object.entries(words)) assert.equal(define[each], word, each);
  });

  it('index.js and engine.js pull in no example', () => {
    const reached = [...reach('index.js'), ...reach('engine.js')];
    assert.deepEqual(
      reached.filter((file) => file.startsWith('example-modules/')),
      [],
    );
  });

  it('index.js pulls in all five', () => {
    assert.deepEqual(gamesIn(reach('index.js')), [...tags].sort());
  });

  it('engine.js needs nothing beside it, so that a page can import it unbundled', () => {
    const packages = [...reach('engine.js')].filter((each) => !existsSync(path.join(root, 'dist', each)));
    assert.deepEqual(packages, []);
    assert.deepEqual(
      [...reach('engine.js')].filter((file) => /^(element|board|cards|locales)\//.test(file)),
      [],
    );
  });
});

describe('the generator', () => {
  const file = path.join(root, 'dist/engine/model/alea.js');

  it('is an ES module that names its licence', () => {
    const text = readFileSync(file, 'utf8');
    assert.match(text, /^\/\*! seedrandom [\d.]+ \(MIT, Copyright David Bau\) \*\//);
    assert.match(text, /Johannes Baagøe[^]*Permission is hereby granted/);
    assert.match(text, /^export \{/m);
    assert.doesNotMatch(text, /^import |\brequire\(/m);
  });

  it('gives the numbers of seedrandom, which deals rely on', async () => {
    const { default: alea } = await import(pathToFileURL(file).href);
    const { default: original } = await import('seedrandom/lib/alea.js');
    const six = (random) => Array.from({ length: 6 }, random);
    assert.deepEqual(
      six(alea('42'))
        .map((number) => number.toFixed(6))
        .slice(0, 3),
      ['0.684863', '0.546324', '0.845593'],
    );
    for (const seed of ['', '1', '2026-11-20', 'Grüße ♠']) assert.deepEqual(six(alea(seed)), six(original(seed)));
  });
});

const first = { ok: true, game: 'bakers-dozen', seed: '42', status: 'playing', moveCount: 1 };
const told = ({ ok, game, seed, status, moveCount }) => ({ ok, game, seed, status, moveCount });

describe('engine.js without a page', () => {
  it('runs a game in Node', async () => {
    assert.deepEqual(told(playOne(await import(`${name}/engine.js`))), first);
  });

  it('runs the same game in a worker', async () => {
    const code = `
      const playOne = ${playOne};
      import(${JSON.stringify(`${name}/engine.js`)}).then((engine) => {
        require('node:worker_threads').parentPort.postMessage(playOne(engine));
      });
    `;
    const worker = new Worker(code, { eval: true });
    const answer = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
    await worker.terminate();
    assert.deepEqual(answer, playOne(await import(`${name}/engine.js`)));
  });
});

describe('the modules for pages', () => {
  const doors = { 'solitaire-elements.mjs': ['index.js', 'define.js'], 'engine.mjs': ['engine.js'] };
  for (const [module, [first, ...others]] of Object.entries(doors)) {
    const text = readFileSync(path.join(root, 'dist', module), 'utf8');
    const map = new TraceMap(readFileSync(path.join(root, `dist/${module}.map`), 'utf8'));

    it(`${module} exports all that ${[first, ...others].join(' and ')} do, with their types`, async () => {
      const names = (file) => import(pathToFileURL(path.join(root, 'dist', file)).href).then(Object.keys);
      const expected = new Set((await Promise.all([first, ...others].map(names))).flat());
      assert.deepEqual((await names(module)).toSorted(), [...expected].sort());
      assert.deepEqual(
        [...reach(module.replace('.mjs', '.d.mts'))]
          .slice(1)
          .filter((file) => doors[module].includes(file))
          .sort(),
        [...doors[module]].sort(),
      );
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

describe('engine.mjs', () => {
  const text = readFileSync(path.join(root, 'dist/engine.mjs'), 'utf8');

  /** Its exports in a context that has nothing but the language and these. */
  function inBareContext(given) {
    const context = { ...given };
    const exported = (_, names) => `globalThis.engine={${names.replaceAll(/([\w$]+) as (\w+)/g, '$2:$1')}}`;
    runInNewContext(text.replace(/export\s*\{([^}]*)\}/, exported), context);
    return context.engine;
  }

  /** What edge runtimes have, and no more than the engine needs. */
  const bare = { performance, setTimeout };

  for (const [name, given] of [
    ['', bare],
    [' and MessageChannel', { ...bare, MessageChannel }],
  ]) {
    it(`deals, solves and verifies with nothing but performance, setTimeout${name}`, async () => {
      const engine = inBareContext(given);
      assert.deepEqual(told(playOne(engine)), first);
      const game = engine.createGame('bakers-dozen', { seed: 42 });
      const { verdict, moves } = await engine.solve(game);
      for (const move of moves) game.play(move);
      assert.equal(verdict, 'winnable');
      assert.equal(engine.verify(game.record).status, 'won');
    });
  }
});
