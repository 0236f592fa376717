/** Where a name stands as in an imitation, and is honest or less of one. */
export const oddities = {
  /**
   * Amazon's shop in Belgium, where the suffix `com.be` is not public. Google Translate and Microsoft Defender pass pages on, and
   * put each page's host before their own.
   */
  honest:
    /(?:^|\.)amazon\.com\.be$|\.(?:translate\.goog|(?:admin-)?mcas(?:-gov\.us|(?:-gov)?\.ms))$/,
  /** A library's proxy of a publisher not worth an imitation, at a host that universities alone get, unlike `ac.nz`. */
  lent: /^(?:jstor\.org|(?:britannica|economist|elsevier|nytimes|sciencedirect|springer|wsj)\.com) .*\.(?:ez|lib)?proxy\d*\b.*\.(?:edu|ac\.(?:jp|kr|uk)|edu\.au)$/,
  /** Shared suffixes under which names are registered, or where those who have a famous name use it. */
  owned:
    /^(?:..\.[^.]+|(?:awsapps|googleapis|my\.site|with(?:google|youtube))\.com|git(?:hub|lab)\.io|readthedocs\.io)$/,
  /** Suffixes that are hardly ever the name of a department, as two letters may be: `github.it.example.edu`. */
  commercial: /^(?:..|biz|club|help|info|live|online|shop|site|store|support|top|xyz)$/,
  /** Those that are rather a service, a region or a department: `api.dev.br.example.com`, `www.cs.it.example.edu`. */
  chance: /^(?:api|app|blog|dev|info|shop|store|test|web|(?!ac|co|go|ne|or)..)\./,
} as const;
