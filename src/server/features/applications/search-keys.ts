import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import { cefrLevels, meetsLevel } from '#contract/languages.ts';

/** Ignores case and accents, for comparing names, cities and skills. */
export const plainKey = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const OF_APPLICANT = /^(?:language|skill):/;

/** When the applicant's data change, the company's tags and those of answers stay. */
export const replaceFilterTags = (tags: readonly string[], applicant: ApplicantSnapshot): string[] => [
  ...filterTags(applicant),
  ...tags.filter((tag) => !OF_APPLICANT.test(tag)),
];

/** Each skill, and each language alone and with every level that it satisfies. */
export const filterTags = ({ languages, skills }: ApplicantSnapshot): string[] => [
  ...languages.flatMap(({ language, level }) => [
    `language:${language}`,
    ...cefrLevels.filter((asked) => meetsLevel(level, asked)).map((asked) => `language:${language}:${asked}`),
  ]),
  ...skills.map((skill) => `skill:${plainKey(skill)}`),
];

/** The key of a company's own tag. */
export const tagKey = (name: string): string => `tag:${plainKey(name)}`;

export const searchTextOf = ({ firstName, lastName, username, jobTitle, city }: ApplicantSnapshot): string =>
  plainKey([firstName, lastName, username, jobTitle, city].filter(Boolean).join(' '));

export const sortNameOf = ({ lastName, username }: ApplicantSnapshot): string => plainKey(lastName || username);
