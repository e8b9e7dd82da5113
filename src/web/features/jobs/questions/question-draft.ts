import { type QuestionKind, questionKinds } from '#contract/jobs/question-kinds.ts';
import type { EditableQuestion, QuestionFinding, QuestionInput } from '#contract/jobs/questions.ts';
import type { CefrLevel, LanguageCode } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { newRandomId } from '#web/app/random-id.ts';
import { numberOf } from '#web/ui/amount.ts';
import type { Option } from '#web/ui/option.ts';

type Words = Partial<Record<Locale, string>>;

export interface OptionDraft {
  key: string;
  id: string | undefined;
  texts: Words;
  isWanted: boolean;
}

/** A question that is being edited; fields of other kinds are kept, in case that kind is chosen again. */
export interface QuestionDraft {
  key: string;
  id: string | undefined;
  kind: QuestionKind;
  required: boolean;
  texts: Words;
  options: OptionDraft[];
  language: LanguageCode;
  yesNo: '' | 'yes' | 'no';
  least: string;
  level: CefrLevel | '';
  /** Findings of the last save. */
  findings: readonly QuestionFinding[];
}

export const emptyOption = (): OptionDraft => ({ key: newRandomId(), id: undefined, texts: {}, isWanted: false });

export const emptyQuestion = (language: LanguageCode): QuestionDraft => ({
  key: newRandomId(),
  id: undefined,
  kind: 'yes_no',
  required: true,
  texts: {},
  options: [emptyOption(), emptyOption()],
  language,
  yesNo: '',
  least: '',
  level: '',
  findings: [],
});

export const hasOptions = (kind: QuestionKind): boolean => kind === 'choice' || kind === 'choices';

export function draftOf({ question, findings }: EditableQuestion, language: LanguageCode): QuestionDraft {
  const { id, required, texts } = question;
  const draft = { ...emptyQuestion(language), id, required, texts, findings };
  switch (question.kind) {
    case 'yes_no':
      return { ...draft, kind: 'yes_no', yesNo: question.wanted === null ? '' : question.wanted ? 'yes' : 'no' };
    case 'choice':
    case 'choices': {
      const options = question.options.map((option, at) => ({
        key: newRandomId(),
        id: option.id,
        texts: option.texts,
        isWanted: question.wanted.includes(at),
      }));
      return { ...draft, kind: question.kind, options };
    }
    case 'number':
      return { ...draft, kind: 'number', least: question.wanted.min === null ? '' : String(question.wanted.min) };
    case 'level':
      return { ...draft, kind: 'level', language: question.language, level: question.wanted ?? '' };
    default:
      return { ...draft, kind: question.kind };
  }
}

export function inputOf(draft: QuestionDraft): QuestionInput {
  const { id, required, texts, kind } = draft;
  const common = { ...(id === undefined ? {} : { id }), required, texts };
  switch (kind) {
    case 'yes_no':
      return { ...common, kind, wanted: draft.yesNo === '' ? null : draft.yesNo === 'yes' };
    case 'choice':
    case 'choices':
      return {
        ...common,
        kind,
        options: draft.options.map((option) => ({
          ...(option.id === undefined ? {} : { id: option.id }),
          texts: option.texts,
        })),
        wanted: draft.options.flatMap(({ isWanted }, at) => (isWanted ? [at] : [])),
      };
    case 'number':
      return {
        ...common,
        kind,
        wanted: { min: draft.least.trim() === '' ? null : numberOf(draft.least) },
      };
    case 'level':
      return { ...common, kind, language: draft.language, wanted: draft.level || null };
    default:
      return { ...common, kind };
  }
}

const kindNames: Record<QuestionKind, () => string> = {
  yes_no: m.questions_kind_yes_no,
  choice: m.questions_kind_choice,
  choices: m.questions_kind_choices,
  number: m.questions_kind_number,
  text: m.questions_kind_text,
  date: m.questions_kind_date,
  level: m.questions_kind_level,
  file: m.questions_kind_file,
};

export const kindOptions = (): Option[] => questionKinds.map((kind) => ({ value: kind, label: kindNames[kind]() }));
