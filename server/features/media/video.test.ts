import { expect, test } from 'vitest'
import { readVideo } from './video.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=x&v=${id}&t=42s`,
  `http://m.youtube.com/watch?v=${id}#t=1`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `youtu.be/${id}`,
  `  www.youtube.com/watch?v=${id}  `,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
])('%s is a video on YouTube', link => {
  const url = `https://www.youtube.com/watch?v=${id}`
  expect(readVideo(link)).toEqual({ kind: 'youtube', url, name: `YouTube ${id}` })
})

test.each([
  ['https://vimeo.com/76979871', '76979871'],
  ['vimeo.com/76979871?share=copy', '76979871'],
  ['https://player.vimeo.com/video/76979871', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871'],
  ['https://vimeo.com/groups/name/videos/76979871', '76979871'],
  ['https://vimeo.com/76979871/ab12cd34ef', '76979871/ab12cd34ef'],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', '76979871/ab12cd34ef'],
])('%s is a video on Vimeo', (link, path) => {
  expect(readVideo(link)).toMatchObject({ kind: 'vimeo', url: `https://vimeo.com/${path}` })
})

test.each([
  '',
  'a video',
  'https://example.org/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil:x@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
  'file:///youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=dQw4w9WgXc"',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://www.youtube.com/embed/../../evil',
  'https://www.youtube.com/@someone',
  'https://youtu.be/',
  'https://vimeo.com/',
  'https://vimeo.com/user/about',
  'https://vimeo.com/76979871/%22onload=',
  'https://vimeo.com/99999999999999999999',
  'http://169.254.169.254/latest/meta-data',
])('%s is not a video', link => {
  expect(readVideo(link)).toBeUndefined()
})
