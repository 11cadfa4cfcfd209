declare module '*.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css?inline' {
  const css: string
  export default css
}

declare module '*.woff2?url' {
  const url: string
  export default url
}
