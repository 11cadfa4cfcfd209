import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OwnVideo } from './own-video.tsx'

const markup = (captionsURL: string | null, isForSome = false) =>
  renderToStaticMarkup(
    <OwnVideo
      title="A film"
      locale="nl-nl"
      url="/film.mp4"
      captionsURL={captionsURL}
      isForSome={isForSome}
      poster={<picture className="poster" />}
    />,
  )

it('shows its poster as a picture behind the film, and loads nothing of the film', () => {
  expect(markup(null)).toMatch(/<picture class="poster"><\/picture><video [^>]*preload="none"[^>]*><\/video>/)
  expect(markup(null)).toContain('poster="data:image/gif;')
})

it('has its captions in the language of the page', () => {
  expect(markup('/film.vtt')).toContain(
    '<track kind="captions" src="/film.vtt" srcLang="nl-NL" label="Nederlands" default=""/>',
  )
})

it('can be downloaded where not every browser plays it', () => {
  expect(markup(null)).not.toContain('href')
  expect(markup(null, true)).toContain('<a href="/film.mp4">De video downloaden</a>')
})
