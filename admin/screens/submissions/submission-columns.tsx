import { Link } from '@tanstack/react-router'
import type { FormSummary, SubmissionRow } from '@ximblox/contract/forms'
import StickyNote from 'lucide-react/icons/sticky-note'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Column } from '../../list/list-table.tsx'
import { SelectableCell } from '../../list/selectable-cell.tsx'
import { Deletion } from '../../submissions/deletion.tsx'
import { newState } from '../../submissions/states.ts'
import { submissionName } from '../../submissions/submission-name.ts'
import { SubmissionState } from '../../submissions/submission-state.tsx'
import { lineOf, shortened, valueAt } from '../../submissions/values.ts'
import { VisitorText } from '../../submissions/visitor-text.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Undeliverable } from '../../ui/undeliverable.tsx'
import classes from './submission-columns.module.css'

/** More columns than these would not fit; the others are part of a submission's own screen. */
const maxColumns = 4

interface Selection {
  selected: ReadonlySet<number>
  onSelect: (id: number, isSelected: boolean) => void
}

export const useSubmissionColumns = (
  form: FormSummary,
  { selected, onSelect }: Selection,
): Column<SubmissionRow>[] => {
  const t = useTranslations('submissions')
  const { labelText } = useLanguage()
  const [first, ...others] = form.columns.slice(0, maxColumns)
  const nameOf = (row: SubmissionRow) =>
    submissionName(row.fields, form.columns) || t('unnamed', { id: String(row.id) })
  return [
    {
      id: 'name',
      title: first ? labelText(first.label) : t('one'),
      cell: row => (
        <SelectableCell
          label={t('select', { name: shortened(nameOf(row), 60) })}
          isSelected={selected.has(row.id)}
          onSelect={isSelected => onSelect(row.id, isSelected)}
        >
          <Link
            to="/submissions/$form/$id"
            params={{ form: form.id, id: String(row.id) }}
            search
            className={classes.name}
            data-new={row.state === newState || undefined}
          >
            <VisitorText text={nameOf(row)} />
          </Link>
          {row.hasNote && (
            <span className={classes.note}>
              <StickyNote size={13} aria-hidden /> {t('noted')}
            </span>
          )}
          {row.undeliverable && <Undeliverable mark={row.undeliverable} />}
          <span data-narrow>
            <RelativeTime time={row.at} />
          </span>
        </SelectableCell>
      ),
    },
    ...others.map(({ path, label }) => ({
      id: `value ${path}`,
      title: labelText(label),
      cell: (row: SubmissionRow) => <VisitorText text={lineOf(valueAt(row.fields, path))} />,
      isSecondary: true,
    })),
    {
      id: 'state',
      title: t('state'),
      cell: row => <SubmissionState submission={row} states={form.states} />,
    },
    { id: 'at', title: t('received'), cell: row => <RelativeTime time={row.at} />, isSecondary: true },
    {
      id: 'deletion',
      title: t('deletion'),
      cell: row => row.deleteAfter !== null && <Deletion deleteAfter={row.deleteAfter} />,
      isSecondary: true,
    },
  ]
}
