/** Forms in which other job sites read jobs, each at an address of its own. The tag of their links has the same name. */
export const feedProfiles = ['indeed', 'linkedin', 'jooble', 'talent', 'careerjet'] as const;

export type FeedProfile = (typeof feedProfiles)[number];
