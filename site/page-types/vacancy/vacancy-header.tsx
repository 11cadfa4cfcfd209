import { type PagePartComponent, TextLink } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { dayRange } from '../../rules/day-range.ts'
import { salaryText } from '../../rules/salary.ts'
import { vacancyState } from '../../rules/vacancy-state.ts'
import { SiteHeader } from '../../theme/site-header.tsx'
import { Fact, Facts } from '../facts.tsx'
import { optionLabel } from '../option-label.ts'
import { PageHeader } from '../page-header.tsx'
import { vacancy } from './vacancy.page-type.ts'

export const VacancyHeader: PagePartComponent<typeof vacancy> = ({ props, view }) => {
  const { page } = view
  const { locale } = page
  const messages = messagesFor(locale)
  const { apply, closesOn, employment, hours, location, salaryFrom, salaryNote, salaryTo, summary } = props
  const salary = salaryText({ from: salaryFrom, to: salaryTo }, locale)
  const isClosed = vacancyState(closesOn, new Date(view.now)) === 'closed'
  return (
    <>
      <SiteHeader view={view} contentID="page-title" />
      <PageHeader title={page.title} intro={summary}>
        <Facts>
          <Fact
            name={messages.employment}
            value={optionLabel(vacancy.fields.employment, employment, locale)}
          />
          <Fact name={messages.hours} value={hours} />
          <Fact name={messages.location} value={location} />
          <Fact name={messages.salary} value={salary && <Salary amount={salary} note={salaryNote} />} />
          <Fact name={messages.closingDate} value={dayRange(closesOn, '', locale)} />
        </Facts>
        {isClosed ? (
          <p className="page-header__notice" role="note">
            {messages.vacancyClosed}
          </p>
        ) : (
          apply && (
            <p className="page-header__action">
              <TextLink link={apply} className="button">
                {apply.label || messages.apply}
              </TextLink>
            </p>
          )
        )}
      </PageHeader>
    </>
  )
}

const Salary = ({ amount, note }: { amount: string; note: string }) => (
  <>
    {amount}
    {note !== '' && <small className="facts__note">{note}</small>}
  </>
)
