// Which tests are about which folder. Where there are three minutes, only these are tried.
import path from 'node:path';
import { testFiles } from './coverage.mjs';

const about = {
  'src/board': ['layout', 'fit', 'focus', 'motion'],
  'src/board/hand': ['holding', 'forgiving', 'pressing', 'spoken', 'telling'],
  'src/board/input': ['dragging', 'keyboard', 'pressing', 'focus', 'forgiving'],
  'src/board/layout': ['layout', 'fit', 'boxes', 'far'],
  'src/board/motion': ['motion', 'media', 'winning'],
  'src/board/view': ['holding', 'card-looks', 'reading-order', 'print', 'spoken'],
  'src/element': ['methods', 'attributes', 'lifecycle', 'events', 'load'],
  'src/element/advice': ['insight', 'undecided', 'searching'],
  'src/element/dealing': ['deals', 'attributes', 'new-games', 'warnings', 'searching'],
  'src/element/define': ['own-games', 'attributes', 'details'],
  'src/element/language': ['languages', 'own-games'],
  'src/element/session': ['events', 'elapsed', 'methods', 'away'],
  'src/element/sound': ['sounds'],
  'src/element/storage': ['saved-games', 'full-storage', 'settings', 'panels'],
  'src/element/table': ['watch'],
  'src/element/view': ['controls', 'bar', 'panels', 'sheets', 'result', 'announcements', 'insight'],
  'src/element/view/poster': ['poster'],
};

/** A room that is not named here is tried by the tests of the folder around it. */
const namesFor = (folder) => about[folder] ?? namesFor(path.posix.dirname(folder));

/** The test files that are about the folders of these sources. */
export function testsNear(sources) {
  const names = new Set(sources.flatMap((source) => namesFor(path.posix.dirname(source))));
  const found = testFiles.filter((file) => names.has(path.basename(file, '.test.ts')));
  if (found.length < names.size) throw new Error(`test/mutation/browser/near.mjs names tests that are gone`);
  return found;
}
