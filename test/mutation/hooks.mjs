// For the Node tests while the sources are broken: chance is fixed, and no time goes into the smallest example.
import fc from 'fast-check';

fc.configureGlobal({ seed: 1, endOnFailure: true, interruptAfterTimeLimit: 2000 });
