import { useParams } from '@tanstack/react-router'
import { EditorTexts } from '../i18n/editor-texts.tsx'
import { OpenPage } from './opening/open-page.tsx'

/** `/cmsadmin/pages/{id}`. */
const EditorScreen = () => {
  const { id = '' } = useParams({ strict: false })
  return (
    <EditorTexts>
      <OpenPage key={id} id={id} />
    </EditorTexts>
  )
}

export default EditorScreen
