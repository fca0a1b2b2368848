const either = (...words: string[]): RegExp => new RegExp(words.join('|'), 'i')

/** What a product is: keywords in its name or label, most specific kinds first. */
export const substanceWords: [string, RegExp][] = [
  [
    'multivitamins',
    either(
      'multi-?\\s?(vitamin|mineral)|multiplex|multigenics|preventive|\\bmulti\\b(?!-?\\s?billion)|prenatal (?!dha)|\\bprenatal$',
      'basic nutrients|(one|two|three|once)[- ](a[- ]|per[- ])?(daily|day)\\b|mega daily|supernutes|clinical essentials',
      'spectra 303|jarrow pak|beyond tangy',
    ),
  ],
  [
    'fatty-acids',
    either(
      'omega|\\bepa\\b|\\bdha\\b|morepa|fish oil|fish liver|krill|cod liver|flax(?!seed meal)|borage|primrose|\\bcla\\b|linole(n)?ic',
      'wholemega|lecithin|phosphatidyl ?choline|phosphaline|\\bmct|m\\.c\\.t|\\befas?\\b|fatty acid|(seed|hemp|coconut|salmon|shark liver|algae|algal|squalene|sea buckthorn) oil|\\bgla\\b',
    ),
  ],
  [
    'probiotics',
    either(
      '(?<!pre)biotic|probio|bifido|lacto(bacillus|baccillus)?\\b|dophilus|boulardii|reuteri|salivarius|plantarum|rhamnosus|\\bflora\\b|biosom|jarro-dophilus',
    ),
  ],
  [
    'fibre',
    either(
      'inulin|\\bfos\\b|\\bfib(er|re)|psyllium|prebiotic|pectin|\\bxos\\b|oligosaccharide|acacia|glucomannan|husk|flaxseed meal|arabinogalactan',
    ),
  ],
  [
    'mushrooms',
    either(
      "mushroom|reishi|chaga|lion['’]?s mane|maitake|shiitake|cordyceps|turkey tail|stamets|\\bmyco(?!u)|agarikon|\\bmyco",
    ),
  ],
  [
    'adaptogens',
    either(
      'ashwagandha|rhodiola|ginseng|eleuthero|schi[sz]andra|\\bmaca|holy basil|tulsi|adaptogen|sensoril|relora',
    ),
  ],
  [
    'amino-acids',
    either(
      'amino|\\bl-(?!threon)[a-z]{4}|glutamine|taurine|arginine|carnitine|lysine|glycine\\b|tyrosine|bcaa|creatine|cyst(e)?ine|\\bn-?a-?c\\b|methionine|leucine',
      'glutathione|\\bsame?-?e?\\b(?= *\\d)|5-htp|theanine|tryptophan|gaba\\b|citrulline|ornithine|carnosine|beta-?alanine|phenyl(ala|ethyla)|dlpa',
    ),
  ],
  [
    'protein',
    either(
      'protein|whey|casein|\\bmeal\\b(?! bar)|yogurtein|iso soy|purelean|raw fit|lifecore|core support|paleomeal|recoverypro|promasil|bone broth|isolate',
    ),
  ],
  [
    'superfoods',
    either(
      'spirulina|chlorella|\\bgreens\\b|(barley|wheat) ?grass|alfalfa|super ?food|perfect food|phytoganix|bee (pollen|propolis|natural)|propolis|royal jelly|\\bkelp\\b|astazan|phytoplankton|a[cç]ai|\\bgoji|supergreen',
    ),
  ],
  [
    'b-vitamins',
    either(
      '\\bb-?\\s?\\d{1,2}\\b|\\bb[- ](complex|compleet|right|supreme|vital)|b-stress|biotin|fola(te|cin)|fol(ic|inic)|mthf|niacin|riboflavin|thiamin|benfotiamine',
      'panto?then|pantethine|pyridox|\\bp-?5-?p\\b|cobalamin|inositol|(?<!phosphatidyl |cdp[ -])\\bcholine|\\bnmn\\b|nicotinamide|mitonutrients',
    ),
  ],
  [
    'vitamins',
    either(
      'vitamin(?!s?[ -]?(methyl )?b)|ascorb|ester-?c|buffered c\\b|\\bc[- ]?\\d{3,4}\\b|\\bc (defense|\\+|complex)|\\bd-?3\\b|\\bd-\\d|\\bk-?[12]\\b|\\be-?\\d{3}|tocopherol',
      'tocotrienol|tocomin|carotene|retin(ol|yl)|acerola|cholecalciferol|menaq|mk-?[47]\\b|biofizz',
    ),
  ],
  [
    'minerals',
    either(
      'magnesium(?! stearate)|\\bmag\\b|calcium(?! d-gluc)|potassium|\\bcal[-/ ]?mag|electrolyte|(?<!trace )(?<!multi-?)minerals?(?![a-z-])|osteo-guard|coral\\b|catalyte',
    ),
  ],
  [
    'trace-elements',
    either(
      'zinc|z-lozenge|\\biron\\b|ferrochel|selenium|iod(ine|oral)|chromium|copper|manganese|molybdenum|boron|lithium|vanad|strontium|\\btrace\\b|silica|silicon',
    ),
  ],
  [
    'antioxidants',
    either(
      'antioxidant|co-?q-?\\s?10|coqnol|nanocell-q|ubiquinol|quercetin|resveratrol|lipoic|astaxanthin|caroten(oid|all)|lutein|lycopene|zeaxanthin|\\bopcs?\\b|pycnogenol|pine bark',
      'grape (seed|extract)|\\bpqq|pyrroloquin|fisetin|glutathione|flavonoid|green tea|purple tea|polyphenol|pomegranate|blueberry|bilberry|blackcurrant',
      '\\brutin\\b|hesperidin|tart cherry|cherry (pure|fruit)|radical fruits|spermidine|sulforaphane|broccoli|pterostilbene|\\bsod\\b|amla',
    ),
  ],
  [
    'digestion',
    either(
      'digest|(?<!coen|lyso)zyme|bromelain|betaine|gastro|\\bgi\\b|(?<!cacao-)\\bginger|papa(ya|in)|\\blipase|protease|lactase|peptase|serrazime|nattokinase|lumbrokinase|\\bbitter|stomach|acid comfort|reflux|queasy|laxative',
      'mastic|\\bcolon|candibactin|\\baloe|licorice|\\bdgl\\b|constipation|bowel|regularity|hcl\\b(?= *(&|with|and|pepsin))|pepsin|bile',
    ),
  ],
  [
    'herbs',
    either(
      "herb|\\broot\\b|\\bleaf\\b|echinacea|ginkgo|thistle|silymarin|palmetto|bacopa|elder|sambucus|garlic|allicin|hawthorn|berberine|cat['’]s claw|una de gato|astragalus|oregano|goldenseal",
      'licorice|dandelion|cranberry(?! gummies)|cohosh|chaste|vitex|turmeric|curcumin|curamin|traumeric|boswellia|bosmed|valerian|passi(on|fl|fen)|lavender|fenugreek|usnea|osha|uva ursi|fo-ti|gotu',
      'skullcap|saffron|bamboo|rosemary|pau d|cinnamon|stevia|yellow dock|celery|black (seed|cumin)|yohimb|tribulus|mucuna|huperzine|vinpocetine|guggul|trikatu|ginger|(?<!chocolate )peppermint|milk thistle',
      "o[’']live|olive|saw palm|dong quai|kava|lemon balm|hops\\b|chamomile|esberitox|phyto-?caps|zyflamend|petadolex|soledum|sage\\b|aloe|horse chestnut|supreme|samurai|\\bpassifl",
    ),
  ],
]

/** What a product is taken for: keywords in its name or its only ingredient. */
export const purposeWords: [string, RegExp][] = [
  [
    'children',
    either(
      'child|\\bkids?\\b|\\bjr\\b|junior|infan|\\binfa\\b|\\bbab(y|ies)\\b|toddler|\\bteens?\\b|purepals|nordic berries',
    ),
  ],
  [
    'women',
    either(
      'wom[ae]n|prenatal|pregn|preggie|\\bpms\\b|menopaus|\\bmeno|fem\\b|cohosh|chaste|vitex|dong quai|postnatal|mother|\\bdim\\b',
    ),
  ],
  ['men', either("\\bm[ae]n('s|’s)?\\b|prostate|palmetto|tribulus|testost|\\bmale\\b|daily for him")],
  [
    'sleep',
    either(
      'sleep|melatonin|valerian|dream|gaba\\b|theanine|\\bcalm|relax|passi(on ?fl|fl|fen)|5-htp|tryptophan|lavender|serenity|stress|tranquil|somno|nervous system|kava|magnolia|relora|ashwagandha|lemon balm|good night',
    ),
  ],
  [
    'joints',
    either(
      'joint|glucosamine|chondroitin|\\bmsm\\b|\\bbone|cartilage|turmeric|curcumin|curamin|boswellia|osteo|arthro|musculo|traumeric|zyflamend|collagen|hyaluronic|strontium|ostivone|tripleflex|\\bgs-1500|eggshell',
    ),
  ],
  [
    'beauty',
    either(
      '\\bhair\\b|\\bskin\\b|nails?\\b|collagen|hyaluronic|ceramide|biotin|bamboo|beauty|silica|keratin',
    ),
  ],
  [
    'sport',
    either(
      'sport|energy|athlete|electrolyte|creatine|bcaa|pre-?workout|enduran|endura\\b|performance|beta-?alanine|ribose|nadh|\\batp\\b|recovery|carnosyn|klean|igf-1|muscle|fatigue',
    ),
  ],
  [
    'immune',
    either(
      'immun|z-lozenge|elder(berry)?\\b|sambucus|echinacea|propolis|colostrum|lactoferrin|defen[cs]e|(?<!barley )beta[- ]glucan|throat|nk cell|thym(us|act)|virabloc|\\bvira|sinus|lysozyme|cough|tussin|aller(gy|tame|-aid)',
      'd-hist|seasonal|resistamist|bronchi|breathe|respirat|olive leaf|esberitox|acute (phase|defense)|ent-pro|\\bcold\\b|mucolyx|astragalus|osha|usnea',
    ),
  ],
  [
    'heart',
    either(
      'heart|cardio|co-?q-?\\s?10|coqnol|ubiquinol|vascu|\\bvein|cholesterol|\\blipid|policosanol|hawthorn|garlic|allicin|natto|red yeast|circulat|blood pressure|lumbrokinase|sterol|nitric|guggul|horse chestnut|barley beta',
    ),
  ],
  [
    'brain',
    either(
      "brain|memory|cogni|neuro|ginkgo|bacopa|phosphatidyl ?serine|\\bps-?100|huperzine|vinpocetine|\\bfocus|mind\\b|\\bgpc\\b|synapsa|citicoline|mental|lion['’]?s mane|dopa|acetyl-l-carn|gotu kola|threonate",
    ),
  ],
  ['eyes', either('\\beyes?\\b|lutein|zeaxanthin|vision|bilberry|macula|ocuv')],
  [
    'liver',
    either(
      'liver(?! oil)|thistle|silymarin|silybin|detox|d-tox|\\bdtx\\b|cleanse|dandelion|glutathione|artichoke|purify|bile\\b|glucarate|core restore|vital clear|clear way|lipotropic',
    ),
  ],
  [
    'metabolism',
    either(
      'weight|\\blean|purelean|naturalean|slim|\\bfit\\b|glucose|berberine|chromium|cinnamon|blood sugar|metabol|7-keto|garcinia|thyro|glucomannan|green coffee|\\bcla\\b|conjugated linoleic|relief supreme|diabet|glyc(em|ogen)',
    ),
  ],
]

/** The fallback category of a product, if name and label do not tell. */
export const typeCategories: [RegExp, string][] = [
  [/multi-?vitamin/i, 'multivitamins'],
  [/^(herb|botanical)/i, 'herbs'],
  [/amino|protein/i, 'amino-acids'],
  [/fatty|oil/i, 'fatty-acids'],
  [/^single vitamin|^vitamin/i, 'vitamins'],
  [/^mineral/i, 'minerals'],
]
