export const recommendations = ['strong_no', 'no', 'yes', 'strong_yes'] as const;

export type Recommendation = (typeof recommendations)[number];

/** The best mark that a criterion can have; the least is 1. */
export const pointChoices = [3, 4, 5] as const;

export type Points = (typeof pointChoices)[number];
