import type { PagePartComponent } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { euros, includingVat } from '../../rules/price.ts'
import { SiteHeader } from '../../theme/site-header.tsx'
import { Fact, Facts } from '../facts.tsx'
import { HeaderPicture } from '../header-picture.tsx'
import { optionLabel } from '../option-label.ts'
import { PageHeader } from '../page-header.tsx'
import { tagNames } from '../tag-names.ts'
import { registrationID, training } from './training.page-type.ts'
import { TrainingDates } from './training-dates.tsx'

export const TrainingHeader: PagePartComponent<typeof training> = ({ props, data, view }) => {
  const { page } = view
  const { locale } = page
  const messages = messagesFor(locale)
  const { duration, level, price, summary, tags, trainer } = props
  return (
    <>
      <SiteHeader view={view} contentID="page-title" />
      <PageHeader title={page.title} intro={summary}>
        <Facts>
          <Fact
            name={messages.price}
            value={price === null ? null : <Price price={price} locale={locale} />}
          />
          <Fact name={messages.duration} value={duration} />
          <Fact name={messages.level} value={optionLabel(training.fields.level, level, locale)} />
          <Fact name={messages.trainer} value={trainer} />
          <Fact name={messages.tags} value={tagNames(view, tags)} />
        </Facts>
        <TrainingDates
          dates={props.dates}
          taken={data?.taken ?? null}
          now={new Date(view.now)}
          locale={locale}
          title={page.title}
          path={page.path}
          registration={registrationID(view.blocks)}
        />
        <HeaderPicture view={view} />
      </PageHeader>
    </>
  )
}

const Price = ({ price, locale }: { price: number; locale: string }) => {
  const messages = messagesFor(locale)
  return (
    <>
      {messages.excludingVat.replace('{price}', euros(price, locale))}
      <small className="facts__note">
        {messages.includingVat.replace('{price}', euros(includingVat(price), locale))}
      </small>
    </>
  )
}
