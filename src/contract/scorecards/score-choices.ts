export const recommendations = ['strong_no', 'no', 'yes', 'strong_yes'] as const;

export type Recommendation = (typeof recommendations)[number];

/** The best marks that a criterion can have; the lowest is 1. */
export const pointChoices = [3, 4, 5] as const;

export type Points = (typeof pointChoices)[number];
