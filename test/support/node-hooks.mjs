/** Mocha ignores unhandled rejections, so they are thrown again as errors, which it reports. */
export const mochaHooks = {
  beforeAll() {
    // Mocha removes the listener after each file.
    process.on('unhandledRejection', (reason) => {
      throw reason;
    });
  },
};
