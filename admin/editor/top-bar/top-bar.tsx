import { ActionIcon, Title } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { hasAddress } from '@ximblox/contract/content-types'
import type { Page } from '@ximblox/contract/pages'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { isLive, isScheduled } from '../../publication/page-state.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { RequestBadge } from '../../ui/request-badge.tsx'
import { ScheduleBadge } from '../../ui/schedule-badge.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import textClasses from '../../ui/text.module.css'
import { UndoRedo } from '../../ui/undo-redo.tsx'
import { OpenPointsMenu } from '../open-points/open-points-menu.tsx'
import { useShowPanel } from '../shown-panel.ts'
import { useShownState } from '../use-shown-state.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { PreviewButton } from './preview-button.tsx'
import { SaveMenu } from './save-menu.tsx'
import { SaveStatus } from './save-status.tsx'
import classes from './top-bar.module.css'
import { useUndo } from './use-undo.ts'
import { Yielding } from './yielding.tsx'

interface Props {
  page: Page
  onPage: (page: Page) => void
}

const BackLink = createLink((props: ComponentPropsWithRef<'a'>) => (
  <ActionIcon {...props} component="a" variant="subtle" color="gray" />
))

/** The title and state of the open page, and the actions for the whole page. */
export const TopBar = ({ page, onPage }: Props) => {
  const t = useTranslations('editor.bar')
  const tPage = useTranslations('page')
  const settings = useSettings()
  const localeName = useLocaleName()
  const { readOnly } = useWorkspace()
  const state = useShownState()
  const isPage = hasAddress(page.type)
  const title = useEditorState(({ document }) => document.meta.title)
  return (
    <header className={classes.bar}>
      <div className={classes.page}>
        <BackLink to={isPage ? '/' : '/site-content'} aria-label={t(isPage ? 'back' : 'backToContent')}>
          <ArrowLeft size={18} aria-hidden />
        </BackLink>
        <Title order={1} className={`${textClasses.oneLine} ${classes.title}`} title={title}>
          {title}
        </Title>
        {isPage && settings && (
          <Yielding wanted="least">
            <span className={`${textClasses.oneLine} ${classes.path}`}>{pathOf(page, settings)}</span>
          </Yielding>
        )}
        {isPage && isLive(page) && settings && (
          <ActionIcon
            component="a"
            href={pathOf(page, settings)}
            target="_blank"
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={tPage('view')}
            title={tPage('view')}
          >
            <ExternalLink size={15} aria-hidden />
          </ActionIcon>
        )}
        <Yielding wanted="more">
          <span className={classes.locale}>{localeName(page.locale)}</span>
        </Yielding>
        <div className={classes.facts}>
          <StateBadge state={state} />
          {page.request && (
            <Fact isPage={isPage}>
              <RequestBadge />
            </Fact>
          )}
          {isScheduled(page) && (
            <Fact isPage={isPage}>
              <ScheduleBadge schedule={page.scheduled} />
            </Fact>
          )}
        </div>
        <SaveStatus />
      </div>
      <div className={classes.tools}>
        <UndoButtons />
        {!readOnly && <OpenPointsMenu />}
        <PreviewButton />
        <SaveMenu page={page} onPage={onPage} />
      </div>
    </header>
  )
}

/** Leads to what it stands for in the panel, which site-wide content does not have. */
const Fact = ({ isPage, children }: { isPage: boolean; children: ReactNode }) => {
  const showPanel = useShowPanel()
  if (!isPage) return children
  return (
    <button type="button" className={classes.fact} onClick={() => showPanel('page')}>
      {children}
    </button>
  )
}

const UndoButtons = () => {
  const { readOnly } = useWorkspace()
  const canUndo = useEditorState(({ history }) => history.done.length > 0)
  const canRedo = useEditorState(({ history }) => history.undone.length > 0)
  const history = useUndo()
  return readOnly ? null : <UndoRedo {...history} canUndo={canUndo} canRedo={canRedo} />
}
