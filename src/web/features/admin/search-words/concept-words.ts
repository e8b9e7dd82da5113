import type { ConceptName } from '#contract/admin/search-words.ts';
import { m } from '#generated/paraglide/messages.js';

const kinds: Record<ConceptName['kind'], () => string> = {
  occupation: m.admin_words_kind_occupation,
  skill: m.admin_words_kind_skill,
};

export const kindName = (kind: ConceptName['kind']): string => kinds[kind]();
