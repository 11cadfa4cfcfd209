import { useParams } from '@tanstack/react-router'
import { editorCatalogue } from '../i18n/later-catalogues.ts'
import { LaterTexts } from '../i18n/later-texts.tsx'
import { OpenPage } from './opening/open-page.tsx'

/** `/cmsadmin/pages/{id}`. */
const EditorScreen = () => {
  const { id = '' } = useParams({ strict: false })
  return (
    <LaterTexts catalogue={editorCatalogue}>
      <OpenPage key={id} id={id} />
    </LaterTexts>
  )
}

export default EditorScreen
