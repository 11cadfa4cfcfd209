/** URL of the player of a YouTube or Vimeo video, with as little tracking as the site allows; null for other URLs. */
export const embedAddress = (video: string): string | null => {
  const youTube = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})$/.exec(video)?.[1]
  if (youTube) return `https://www.youtube-nocookie.com/embed/${youTube}?autoplay=1`
  const [, id, key] = /^https:\/\/vimeo\.com\/(\d+)(?:\/([0-9a-f]+))?$/i.exec(video) ?? []
  if (!id) return null
  return `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}dnt=1&autoplay=1`
}
