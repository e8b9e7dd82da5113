import { OFFER_TEMPLATES_MAX } from '#contract/offers/offer-choices.ts';
import type { OfferTemplateInput, OfferTemplates } from '#contract/offers/offer-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ListForm } from '#web/app/list-form.tsx';
import { newRandomId } from '#web/app/random-id.ts';
import { useListForm } from '#web/app/use-list-form.ts';

import { TemplateCard, type TemplateDraft } from './template-card.tsx';

const draftOf = (template: OfferTemplateInput): TemplateDraft => ({ ...template, key: newRandomId() });

/** Without the languages that nothing is written in. */
const inputOf = ({ key: _key, texts, ...template }: TemplateDraft): OfferTemplateInput => ({
  ...template,
  texts: Object.fromEntries(Object.entries(texts).filter(([, { letter, benefits }]) => letter || benefits)),
});

/** The company's templates for offers; a new one starts from the built-in texts. */
export function TemplatesForm({ companyId, first }: { companyId: string; first: OfferTemplates }) {
  const form = useListForm({
    first: () => first.templates.map(draftOf),
    save: async (templates) => {
      const saved = await api.offerTemplates.save({ id: companyId, templates: templates.map(inputOf) });
      return saved.templates.map(draftOf);
    },
    savedText: m.own_templates_saved,
    unsavedText: m.own_templates_unsaved,
  });
  return (
    <ListForm
      form={form}
      path="templates"
      max={OFFER_TEMPLATES_MAX}
      words={{
        empty: m.offers_templates_none(),
        emptyText: m.offers_templates_none_text(),
        add: m.offers_templates_add(),
        save: m.own_templates_save(),
      }}
      create={() => draftOf({ name: '', texts: first.builtIn })}
    >
      {(template, row, at) => (
        <TemplateCard
          key={template.key}
          {...row}
          template={template}
          onChange={(change) => form.set(form.rows.with(at, { ...template, ...change }))}
        />
      )}
    </ListForm>
  );
}
