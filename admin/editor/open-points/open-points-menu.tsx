import { Button, Menu as MantineMenu } from '@mantine/core'
import ListChecks from 'lucide-react/icons/list-checks'
import { useTranslations } from 'use-intl'
import { Menu } from '../../ui/menu.tsx'
import { useGoTo } from '../validation/use-go-to.ts'
import type { OpenPoint } from './find-open-points.ts'
import classes from './open-points.module.css'
import { useOpenPoints } from './use-open-points.ts'
import { usePointText } from './use-point-text.ts'

/** Lists the tasks left on the page and links to their fields. */
export const OpenPointsMenu = () => {
  const t = useTranslations('editor.openPoints')
  const points = useOpenPoints()
  if (points.length === 0) return null
  const needed = points.filter(({ name }) => name === 'required')
  const better = points.filter(({ name }) => name !== 'required')
  const label = t('open', { count: String(points.length) })
  return (
    <Menu
      target={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.button ?? ''}
          leftSection={<ListChecks size={16} aria-hidden />}
          data-needed={needed.length > 0 || undefined}
          aria-label={label}
        >
          <span className={classes.text}>{label}</span>
          <span className={classes.count}>{points.length}</span>
        </Button>
      }
    >
      <Points label={t('needed')} points={needed} />
      <Points label={t('better')} points={better} />
    </Menu>
  )
}

const Points = ({ label, points }: { label: string; points: readonly OpenPoint[] }) => {
  const textOf = usePointText()
  const goTo = useGoTo()
  if (points.length === 0) return null
  return (
    <>
      <MantineMenu.Label>{label}</MantineMenu.Label>
      {points.map(point => (
        <MantineMenu.Item
          key={JSON.stringify(point)}
          onClick={() => goTo(point.name === 'required' ? point.error : point.first)}
        >
          {textOf(point)}
        </MantineMenu.Item>
      ))}
    </>
  )
}
