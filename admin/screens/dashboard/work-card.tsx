import { Link } from '@tanstack/react-router'
import type { OverviewPage } from '@ximblox/contract/overview'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { RejectedBadge } from '../../ui/rejected-badge.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RequestBadge } from '../../ui/request-badge.tsx'
import { ScheduleBadge } from '../../ui/schedule-badge.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import classes from './own-work.module.css'

/** A page to go on with, under a sketch of one. */
export const WorkCard = ({ page }: { page: OverviewPage }) => {
  const nameOf = useLocaleName()
  return (
    <div className={classes.card}>
      <Sketch seed={page.id} />
      <div className={classes.text}>
        <Link to="/pages/$id" params={{ id: String(page.id) }} className={classes.title}>
          {page.title}
        </Link>
        <p className={classes.facts}>
          {nameOf(page.locale)} · <RelativeTime time={page.updatedAt} />
        </p>
        <div className={classes.states}>
          {page.request ? <RequestBadge /> : <StateBadge state={page.state} />}
          {page.scheduled && <ScheduleBadge schedule={page.scheduled} />}
          {page.rejected && <RejectedBadge />}
        </div>
      </div>
    </div>
  )
}

type Box = [x: number, y: number, width: number, height: number]

/** Blocks of a page, differing from page to page, so that cards do not look alike. */
const Sketch = ({ seed }: { seed: number }) => (
  <svg viewBox="0 0 96 40" aria-hidden="true" className={classes.sketch}>
    {sketches[seed % sketches.length]?.map(([x, y, width, height], index) => (
      <rect key={index} x={x} y={y} width={width} height={height} rx="1.5" />
    ))}
  </svg>
)

const sketches: Box[][] = [
  [
    [16, 8, 64, 16],
    [16, 28, 40, 3],
    [16, 34, 56, 3],
  ],
  [
    [16, 8, 28, 4],
    [16, 16, 28, 3],
    [16, 22, 28, 3],
    [50, 8, 30, 29],
  ],
  [
    [16, 8, 64, 4],
    [16, 17, 19, 20],
    [38.5, 17, 19, 20],
    [61, 17, 19, 20],
  ],
]
