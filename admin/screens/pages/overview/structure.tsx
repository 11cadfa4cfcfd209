import type { PageID } from '@ximblox/contract/ids'
import type { Locale } from '@ximblox/contract/locales'
import type { OverviewRow, StructureRow } from '@ximblox/contract/overview'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type DragEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { flatten, leftOut } from './flatten.ts'
import { PageRow } from './page-row.tsx'
import { PageTable } from './page-table.tsx'
import classes from './structure.module.css'
import type { TableContext } from './table-context.ts'
import { useStructureLevels } from './use-structure-levels.ts'

interface Props {
  label: string
  locale: Locale
  context: TableContext
  onMove: (row: OverviewRow, under: OverviewRow) => void
}

/** The pages of the default language as a tree. Those below a page are loaded when it is unfolded. */
export const Structure = ({ label, locale, context, onMove }: Props) => {
  const t = useTranslations('overview')
  const [unfolded, setUnfolded] = useState<ReadonlySet<PageID>>(new Set())
  const [more, setMore] = useState<ReadonlyMap<number, number>>(new Map())
  const [dragged, setDragged] = useState<OverviewRow>()
  const [target, setTarget] = useState<number>()
  const levels = useStructureLevels(locale, unfolded, more)
  const rows = flatten(levels.byParent, unfolded)
  const fold = (id: PageID) =>
    setUnfolded(ids => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const showMore = (under: number) => setMore(map => new Map(map).set(under, (map.get(under) ?? 0) + 1))

  return (
    <>
      <PageTable
        label={label}
        rows={rows?.map(({ row }) => row)}
        isLoading={rows === undefined}
        failed={levels.isFailed ? { retry: levels.retry } : undefined}
        locales={context.locales}
        preferences={context.preferences}
      >
        {(row, index) => (
          <PageRow
            key={row.id}
            row={row}
            context={context}
            depth={rows?.[index]?.depth ?? 0}
            twisty={
              <Twisty
                row={rows?.[index]?.row}
                isUnfolded={unfolded.has(row.id)}
                onFold={() => fold(row.id)}
              />
            }
            drag={{
              isTarget: target === row.id,
              onDragStart: event => {
                event.dataTransfer.setData('text/plain', row.title)
                event.dataTransfer.effectAllowed = 'move'
                setDragged(row)
              },
              onDragOver: (event: DragEvent) => {
                if (!dragged || dragged.id === row.id) return
                event.preventDefault()
                setTarget(row.id)
              },
              onDrop: event => {
                event.preventDefault()
                if (dragged) onMove(dragged, row)
                setTarget(undefined)
              },
              onDragEnd: () => {
                setDragged(undefined)
                setTarget(undefined)
              },
            }}
          />
        )}
      </PageTable>
      {leftOut(levels.byParent, rows ?? []).map(({ under, title, count }) => (
        <button key={under} type="button" className={classes.more} onClick={() => showMore(under)}>
          {title === '' ? t('moreTop', { count }) : t('moreBelow', { count, title })}
        </button>
      ))}
    </>
  )
}

interface TwistyProps {
  row: StructureRow | undefined
  isUnfolded: boolean
  onFold: () => void
}

const Twisty = ({ row, isUnfolded, onFold }: TwistyProps) => {
  const t = useTranslations('overview')
  if (!row || row.children === 0) return <span className={classes.twisty} />
  const Chevron = isUnfolded ? ChevronDown : ChevronRight
  return (
    <button
      type="button"
      className={classes.twisty}
      aria-expanded={isUnfolded}
      aria-label={t('below', { title: row.title, count: row.children })}
      onClick={onFold}
    >
      <Chevron size={14} aria-hidden />
    </button>
  )
}
