/** The part of css-tree that is used: without its data of properties, and with values as they are written. */
declare module 'css-tree/parser' {
  interface Raw {
    type: 'Raw'
    value: string
  }
  interface Declaration {
    type: 'Declaration'
    property: string
    value: Raw
  }
  interface Rule {
    type: 'Rule'
    prelude: Raw
    block: { children: Iterable<Node> }
  }
  interface Atrule {
    type: 'Atrule'
    /** Without the `@`. */
    name: string
  }
  export type Node = Raw | Declaration | Rule | Atrule
  interface Options {
    context?: 'stylesheet' | 'declarationList'
    parseValue: false
    parseRulePrelude: false
    parseAtrulePrelude: false
  }
  /** Goes on after every error, as browsers do. */
  const parse: (css: string, options: Options) => { children: Iterable<Node> }
  export default parse
}
