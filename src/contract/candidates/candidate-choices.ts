/** How a company came to know a person. */
export const candidateOrigins = ['applied', 'by_hand', 'cv', 'import', 'mail'] as const;

export type CandidateOrigin = (typeof candidateOrigins)[number];
