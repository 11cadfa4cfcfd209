import type { FormOption } from 'ximblox'
import { type BlockComponent, fieldsOf, type PageView } from 'ximblox/views'
import { trainingRegistration } from '../../forms/training-registration.ts'
import { filled } from '../../messages/filled.ts'
import type { FormMessages } from '../../messages/forms/en.ts'
import { formMessagesFor } from '../../messages/forms/form-messages.ts'
import { dayRange } from '../../rules/day-range.ts'
import { isObject } from '../../rules/is-object.ts'
import { askedPlaces } from '../../rules/participants.ts'
import { datesToCome, todayInAmsterdam, trainingState } from '../../rules/training-dates.ts'
import { datesOf, priceOf } from '../../rules/training-page.ts'
import { ownForm } from '../form-data.ts'
import { FormSection, Outcome, SiteForm } from '../form-section.tsx'
import { RegistrationPrice } from './registration-price.tsx'
import { RegistrationStatus, SettledRegistration } from './registration-status.tsx'
import type { trainingForm } from './training-form.block.ts'

const { Plain } = fieldsOf<typeof trainingForm>()

export const TrainingForm: BlockComponent<typeof trainingForm> = ({ props, block, data, view }) => {
  const { locale } = view.page
  const messages = formMessagesFor(locale)
  const form = ownForm(view, block, trainingRegistration)
  const options = datesOffered(view, data?.taken ?? {}, messages)
  return (
    <FormSection
      block={block}
      view={view}
      background={props.background}
      words={
        <>
          <Plain field="title" as="heading" />
          <Plain field="intro" as="p" className="form-block__intro" />
        </>
      }
    >
      {form?.action && isObject(form.action.details) ? (
        <RegistrationStatus form={form} details={form.action.details} view={view} />
      ) : form?.action ? (
        <SettledRegistration state={form.action.state} locale={locale} />
      ) : options.length === 0 ? (
        <Outcome title={messages.registrationNone} />
      ) : (
        <SiteForm
          form={{
            ...trainingRegistration,
            fields: {
              ...trainingRegistration.fields,
              dateKey: {
                kind: 'radio',
                label: trainingRegistration.fields.dateKey.label,
                required: true,
                options,
              },
            },
          }}
          block={block}
          view={view}
          privacy={props.privacy}
          submit={messages.registrationSend}
          initialValues={{ dateKey: options.length === 1 ? (options[0]?.value ?? '') : (data?.date ?? '') }}
          items={{
            participants: {
              title: messages.participantTitle,
              add: messages.participantAdd,
              remove: messages.participantRemove,
            },
          }}
        >
          <RegistrationPrice
            price={priceOf(view.page.props)}
            participants={askedPlaces(form?.values ?? {})}
            locale={locale}
          />
        </SiteForm>
      )}
    </FormSection>
  )
}

/** The dates for which visitors can register now, with the places that are left. */
const datesOffered = (
  { page, now }: PageView,
  taken: Readonly<Record<string, number>>,
  messages: FormMessages,
): FormOption[] => {
  const today = todayInAmsterdam(new Date(now))
  return datesToCome(datesOf(page.props), today).flatMap(date => {
    const used = taken[date.key] ?? 0
    const state = trainingState(date, { today, taken: used })
    if (state !== 'open' && state !== 'full') return []
    const left = date.capacity - used
    return [
      {
        value: date.key,
        label: [dayRange(date.start, date.end, page.locale), date.times, date.place]
          .filter(Boolean)
          .join(', '),
        help:
          state === 'full'
            ? messages.dateFull
            : left === 1
              ? messages.dateOnePlace
              : filled(messages.datePlaces, { count: left }),
      },
    ]
  })
}
