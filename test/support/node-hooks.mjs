globalThis.testsAreWhole = Boolean(process.env.TESTS_ARE_WHOLE);

/** Mocha ignores unhandled rejections, so they are thrown again as errors, which it reports. */
export const mochaHooks = {
  beforeAll() {
    // Mocha removes the listener after each file.
    process.on('unhandledRejection', (reason) => {
      throw reason;
    });
  },
};
