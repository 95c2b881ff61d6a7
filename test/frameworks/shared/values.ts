/** What pages give to a boolean. */
export const values = [true, false, '', 'true', 'false', null, undefined, 1, 0] as const;
