import { type BlockComponent, fieldsOf, TextLink } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { dayRange } from '../../rules/day-range.ts'
import { placesOf } from '../../rules/places-left.ts'
import { euros } from '../../rules/price.ts'
import { registrationPath } from '../../rules/registration-path.ts'
import { todayInAmsterdam, trainingState } from '../../rules/training-dates.ts'
import { sectionClass } from '../appearance.ts'
import type { ComingDate } from './coming-dates.ts'
import type { trainingDates } from './training-dates.block.ts'

const { Plain } = fieldsOf<typeof trainingDates>()

export const TrainingDates: BlockComponent<typeof trainingDates> = ({ props, data, view }) => {
  const { locale } = view.page
  const dates = data?.dates ?? []
  return (
    <section className={sectionClass('training-dates', props)}>
      <div className="wrap">
        <Plain field="title" as="heading" className="section__title" />
        {dates.length > 0 ? (
          <ul className="training-dates__rows">
            {dates.map(date => (
              <Row
                key={date.subject}
                date={date}
                taken={data?.taken[date.subject] ?? 0}
                now={new Date(view.now)}
                locale={locale}
              />
            ))}
          </ul>
        ) : (
          <p className="training-dates__empty">{props.emptyText || messagesFor(locale).noTrainingDates}</p>
        )}
        {props.more && (
          <p className="training-dates__more">
            <TextLink link={props.more} className="more" />
          </p>
        )}
      </div>
    </section>
  )
}

interface RowProps {
  date: ComingDate
  taken: number
  now: Date
  locale: string
}

const Row = ({ date, taken, now, locale }: RowProps) => {
  const messages = messagesFor(locale)
  const { title, path, start, end, times, place, price, capacity, opensOn } = date
  const state = trainingState(date, { today: todayInAmsterdam(now), taken })
  const days = start === '' ? messages.dateToFollow : dayRange(start, end, locale)
  return (
    <li className="training-dates__row">
      <p className="training-dates__when">
        <strong className="training-dates__days">{days}</strong>
        {times !== '' && <span className="training-dates__soft">{times}</span>}
      </p>
      <p className="training-dates__what">
        <a className="training-dates__training" href={path}>
          {title}
        </a>
        {place !== '' && <span className="training-dates__soft">{place}</span>}
      </p>
      <p className="training-dates__terms">
        {price !== null && <span>{messages.excludingVat.replace('{price}', euros(price, locale))}</span>}
        <span className={state === 'full' ? 'training-dates__full' : 'training-dates__soft'}>
          {placesOf(capacity, state === 'upcoming' ? null : taken, messages)}
        </span>
      </p>
      <p className="training-dates__action">
        {state === 'upcoming' ? (
          start !== '' && (
            <span className="training-dates__soft">
              {messages.registrationOpensOn.replace('{date}', dayRange(opensOn, '', locale))}
            </span>
          )
        ) : (
          <a
            className="more"
            href={registrationPath(date)}
            aria-label={(state === 'full' ? messages.joinWaitingListFor : messages.registerFor)
              .replace('{title}', title)
              .replace('{date}', days)}
          >
            {state === 'full' ? messages.joinWaitingList : messages.register}
          </a>
        )}
      </p>
    </li>
  )
}
