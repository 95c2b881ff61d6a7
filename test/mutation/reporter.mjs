// What Stryker tells while it runs, so that a run that breaks off still has something to say.
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';

/** Every mutant that was tested. */
export const tested = [];

const MARKS = { Killed: '.', Timeout: 't', Survived: '!', NoCoverage: '!' };

const collect = () => ({
  onMutantTested(mutant) {
    tested.push(mutant);
    process.stdout.write(MARKS[mutant.status] ?? '');
  },
});

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Reporter, 'collect', collect)];
