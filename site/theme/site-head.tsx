import type { PageView } from 'ximblox/views'
import { assets } from './assets.ts'

/** Elements of the document head that are this site's own. */
export const SiteHead = ({ view }: { view: PageView }) => (
  <>
    {/* Texts would move where a device lacks the fonts that the fallbacks are measured for, as phones do. */}
    {[assets.headingFont, assets.textFont].map(font => (
      <link
        key={font}
        rel="preload"
        href={view.assets.asset(font)}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    ))}
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0b1c15" media="(prefers-color-scheme: dark)" />
  </>
)
