// Mutants that no test can or need notice, each with its reason.
export const explained = [];
