import type { MailKind } from '#contract/mail-texts/mail-text-choices.ts';

import type { kinds } from './kinds.ts';
import type { INSERTED, Part } from './parts.ts';

type Kinds = typeof kinds;

type Together<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer All) => void
  ? All
  : never;

type InputsOfPart<Value> = Value extends Part<infer Message> ? NonNullable<Parameters<Message>[0]> : never;

/** Placeholders that the texts of a kind may use, besides the site. */
export type InputsOf<Kind extends MailKind> = Omit<
  Together<{ [Name in keyof Kinds[Kind]]: InputsOfPart<Kinds[Kind][Name]> }[keyof Kinds[Kind]]>,
  'site'
>;

type NamesWhere<Kind extends MailKind, Wanted> = {
  [Name in keyof Kinds[Kind] & string]: Kinds[Kind][Name] extends Wanted ? Name : never;
}[keyof Kinds[Kind] & string];

/** Paragraphs of a kind that are not our texts. */
export type InsertedOf<Kind extends MailKind> = NamesWhere<Kind, typeof INSERTED>;

export type PartOf<Kind extends MailKind> = Exclude<keyof Kinds[Kind] & string, InsertedOf<Kind>>;
