// Stryker's runner for Mocha, in one process. For what runs while the files load as well as in a test, Stryker would load
// them again for each mutant, which takes far longer than the tests. There is no need: only what a test runs is broken.
import { PluginKind, commonTokens, declareFactoryPlugin, tokens } from '@stryker-mutator/api/plugin';
import { createMochaTestRunner } from '@stryker-mutator/mocha-runner';

function create(injector) {
  const runner = injector.injectFunction(createMochaTestRunner);
  runner.capabilities = () => ({ reloadEnvironment: true });
  return runner;
}
create.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'loaded-mocha', create)];
