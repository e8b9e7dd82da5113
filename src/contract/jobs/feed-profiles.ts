/** Feed formats of other job sites, each at a separate address. The tag in their links has the same name. */
export const feedProfiles = ['indeed', 'linkedin', 'jooble', 'talent', 'careerjet'] as const;

export type FeedProfile = (typeof feedProfiles)[number];
