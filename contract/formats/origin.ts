/** Is this the origin of a site as browsers send it, such as `https://www.example.org`? */
export const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text && !text.includes('*')
}
