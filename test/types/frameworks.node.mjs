// The typings for frameworks in strict projects that have the framework. Lines that must not compile are marked there.
import assert from 'node:assert/strict';
import path from 'node:path';
import ts from 'typescript';
import { compile } from '../support/compile.mjs';
import { few } from '../support/few.js';

const bundled = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
const jsx = ts.JsxEmit.ReactJSX;

const projects = {
  'react.tsx': { ...bundled, jsx },
  'preact.tsx': { ...bundled, jsx, jsxImportSource: 'preact' },
  'solid.tsx': { ...bundled, jsx: ts.JsxEmit.Preserve, jsxImportSource: 'solid-js' },
  'vue.ts': bundled,
  'svelte.ts': bundled,
};

describe('the typings for', () => {
  for (const [file, options] of few(Object.entries(projects), 2)) {
    it(`${path.parse(file).name} serve a strict project and no other framework`, () => {
      const { complaints, names } = compile([path.join(import.meta.dirname, 'frameworks', file)], options);
      assert.deepEqual(complaints, []);
      const others = Object.keys(projects).filter((other) => other !== file);
      for (const other of others)
        assert.ok(!names.some((name) => name.endsWith(`/dist/${path.parse(other).name}.d.ts`)));
    });
  }
});
