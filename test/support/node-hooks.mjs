/** An unhandled rejection alone fails no mocha test: thrown again it is an uncaught error, which does. */
export const mochaHooks = {
  beforeAll() {
    // Mocha takes it away after each file.
    process.on('unhandledRejection', (reason) => {
      throw reason;
    });
  },
};
