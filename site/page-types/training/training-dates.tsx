import type { PropsOf } from '@ximblox/blocks/fields/fields'
import { messagesFor } from '../../messages/messages.ts'
import { dayRange } from '../../rules/day-range.ts'
import { placesOf } from '../../rules/places-left.ts'
import { datesToCome, todayInAmsterdam, trainingState } from '../../rules/training-dates.ts'
import type { training } from './training.page-type.ts'

interface TrainingDatesProps {
  dates: PropsOf<typeof training.fields>['dates']
  /** Places taken by the key of the date; null if unknown. */
  taken: Readonly<Record<string, number>> | null
  now: Date
  locale: string
}

/** The dates to come with the places that are left. */
export const TrainingDates = ({ dates, taken, now, locale }: TrainingDatesProps) => {
  const messages = messagesFor(locale)
  const today = todayInAmsterdam(now)
  const coming = datesToCome(dates, today)
  return (
    <div className="coming-dates">
      <h2 className="coming-dates__title">{messages.trainingDates}</h2>
      {coming.length === 0 && <p>{messages.noTrainingDates}</p>}
      <ul className="coming-dates__list">
        {coming.map(date => (
          <li key={date.key} className="coming-dates__date">
            <strong className="coming-dates__days">
              {date.start === '' ? messages.dateToFollow : dayRange(date.start, date.end, locale)}
            </strong>
            {date.times !== '' && <span>{date.times}</span>}
            {date.place !== '' && <span>{[date.place, date.location].filter(Boolean).join(', ')}</span>}
            <span>{placesOf(date.capacity, taken?.[date.key] ?? null, messages)}</span>
            {date.start !== '' && trainingState(date, { today, taken: 0 }) === 'planned' && (
              <span>
                {messages.registrationOpensOn.replace('{date}', dayRange(date.opensOn, '', locale))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
