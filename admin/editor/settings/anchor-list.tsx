import { useTranslations } from 'use-intl'
import plainClasses from '../../ui/plain.module.css'
import { enter, select } from '../state/commands/view.ts'
import { useBlockName } from '../use-block-name.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import { anchoredBlocks } from './anchored-blocks.ts'
import classes from './page-settings-tab.module.css'

/** The anchor points of the page, each with a way to its block. */
export const AnchorList = () => {
  const t = useTranslations('editor.settings')
  const { editor } = useWorkspace()
  const nameOf = useBlockName()
  const anchored = anchoredBlocks(useEditorState(({ document }) => document))
  const goTo = (key: string) => {
    editor.run(enter({ name: 'Editing' }))
    editor.run(select([key]))
  }
  if (anchored.length === 0) return <p className={classes.none}>{t('noAnchors')}</p>
  return (
    <ul className={`${plainClasses.list} ${classes.anchors}`}>
      {anchored.map(({ key, anchorPoint }) => (
        <li key={key}>
          #{anchorPoint}
          <button type="button" className={plainClasses.button} onClick={() => goTo(key)}>
            {nameOf(key)}
          </button>
        </li>
      ))}
    </ul>
  )
}
