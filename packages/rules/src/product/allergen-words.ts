import type { Allergen } from '@salvia/contract/words/search'

/** Normalised words in English, German, Dutch, French and Latin that indicate an allergen on a label. */
export const allergenWords: Record<Allergen, RegExp> = {
  Gluten:
    /\b(wheats?|wheat ?germs?|ryes?|barley|oats?|oatmeal|spelt|kamut|khorasan|triticale|einkorn|emmer|farro|durum|semolina|bulgur|couscous|seitan|malt(ed)?|triticum|hordeum|secale|avena|weizen\w*|hartweizen\w*|roggen\w*|gersten?\w*|hafer\w*|dinkel\w*|grunkern\w*|malz\w*|tarwe\w*|rogge\w*|gerst|haver\w*|mout|moutextract|bles?|froment|seigle|orge|avoine|epeautre)\b|gluten/,
  Crustaceans:
    /\b(crustace\w*|shellfish(es)?|shrimps?|prawns?|crabs?|crabmeat|lobsters?|crayfish|langoustines?|krabben?|hummer|krabs?|kreeft(en)?|crevettes?|crabes?|homards?|langoustes?|ecrevisses?|euphausia)\b|krill|krebstier|krustentier|garnele|garnale|schaaldier|schalentier/,
  Eggs: /\b(eggs?|egg ?(whites?|yolks?|shells?)|eggshells?|albumen|ovalbumin|lysozyme?|lysozym|ei|eier\w*|eieren|eigelb\w*|eiklar|eipulver|eischal\w*|eigeel|eidooier|oeufs?|ovotransferrin)\b|huhnerei|vollei|trockenei|kippenei/,
  Fish: /\b(fish(?!er)\w*|cod|cods|salmons?|anchov\w*|sardin\w*|mackerels?|herrings?|tunas?|trouts?|halibut|haddock|hake|pollocks?|menhaden|tilapia|capelin|bonito|carp|catfish|swordfish|sharks?|caviar|isinglass|hai(fisch\w*)?|dorsch\w*|kabeljau\w*|makrele\w*|makreel|hering\w*|haring\w*|forelle\w*|vis|visolie|viseiwit|visgelatine|vissen|levertraan|kabeljauw\w*|haai\w*|tonijn\w*|ansjovis\w*|poissons?|morue|saumons?|anchois|maquereaux?|harengs?|thons?|requins?|gadus|salmo|oncorhynchus|engraulis|scomber|clupea|brevoortia|thunnus)\b|(?<!tinten)fisch(?!er)|lachs|lebertran|sardelle|\bzalm/,
  Peanuts: /\b(peanuts?|groundnuts?|arachis|arachides?|pinda\w*|cacahu?etes?)\b|erdnuss/,
  Soy: /\b(natto|tofu|tempeh|miso|edamame|tamari|glycine (max|soja))\b|soy|soja/,
  Milk: /\b(dairy|lactose|lactalbumins?|lactoglobulins?|lactium|ghee|butter|butterfat|cheese|yogh?urt\w*|kefir|sahne|rahm|joghurt|kase|laktose\w*|lactoserum|petit[- ]lait|laits?|laitiere?s?|beurre|fromages?|yaourts?|zuivel\w*|boter|kaas|wei(?! (zi|qi|ling))(?<!\b(wu|huang|bai|gui) wei)|wei(poeder|eiwit|proteine)|karnemelk)\b|molke|whey|[ck]asein|[ck]olostrum|la[ck]toferrin|milk|(milch|melk)(?!saure|zuur|distel)/,
  Nuts: /\b((tree ?)?nuts?|almonds?|hazelnuts?|filberts?|walnuts?|cashews?|pecans?|brazils? nuts?|pistachios?|macadamias?|marzipan|nuss(e|en)?|noten|noot|noix|amandes?|noisettes?|cajou|pistaches?|fruits? a coques?|corylus|juglans|anacardium|bertholletia|pistacia vera|prunus (amygdalus|dulcis)|carya)\b|mandel(?!pilz|ic|saure)|haselnuss|walnuss|pekannuss|paranuss|cashewnuss|pistazie|schalenfr(u|ue)cht|amandel|(hazel|wal|pecan|para|cashew)no(ot|ten)/,
  Celery: /\b(celery|celeriac|selderij|selderie|celeri\w*|apium)\b|sellerie/,
  Mustard: /\b(mustards?|senf\w*|mosterd\w*|moutardes?|sinapis|brassica (juncea|nigra|alba))\b/,
  Sesame: /sesam|\btahini\b/,
  Sulphites:
    /(?<!thio)sul(ph|f)i(te|et|eten|t)s?\b|sulfiten?\b|\b(sulph?ur dioxide|schwefeldioxid|zwaveldioxide|dioxyde de soufre|anhydride sulfureux)\b|\be ?22[0-8]\b/,
  Lupin: /\blupin(e|es|en|s|us)?\b/,
  Molluscs:
    /\b(molluscs?|mollusks?|mollusques?|shellfish(es)?|mussels?|oyster\w*|clams?|scallops?|abalones?|squids?|octopus|cuttlefish|calamar\w*|snails?|conch|whelks?|mossel\w*|oesters?|inktvis\w*|moules?|huitres?|calmars?|perna canaliculus|ostrea|crassostrea)\b|weichtier|muschel|\baustern?\b|tintenfisch|weekdier/,
}

/** Names that contain an allergen's word but not the allergen. */
const notMeant =
  /\bmilk ?-?(thistles?|vetch|weed|wort)\b|\bmilk of magnesia\b|\bdairy (digest\w*|relief|ease|enzymes?)\b|\b(ble|sarrasin) noir\b|\b(coco|kola|cola|betel|areca|tiger|soap|pine|chest) ?nuts?\b|\bnoix de (coco|muscade|kola|cola|areca|betel)\b|\b(muskat|kokos|kola)nuss\w*|\b(kokos|kola)noot|\bnootmuskaat|\boyster mushrooms?\b|\bcrab ?apples?\b/g

/** Milk and butter of plants: the plant stays. */
const ofPlants =
  /\b(?:laits? d(?:e |')(coco|soja|amandes?|riz|avoine|magnesie)|(coconut|almond|rice|oat|soy|soya|hemp|cashew|nut|plant)[- ]milk|(kokos|mandel|soja|reis|hafer|amandel|rijst|haver)m(?:ilch|elk)|(cocoa|cacao|shea|mango|kokum|peanut|nut|almond|cashew) butter|beurre de (cacao|karite))\b/g

/** Normalised text without names that only sound like an allergen. */
export const withoutSoundalikes = (plainText: string): string =>
  plainText
    .replaceAll(ofPlants, (_whole, ...groups: (string | undefined)[]) => groups.slice(0, 5).join(''))
    .replaceAll(notMeant, ' ')

/** Cereal grass has no gluten unless contaminated with grain. */
export const grasses =
  /\b(wheat|barley|oat|weizen|gersten|gerste|tarwe)[- ]?(grass|straw|gras)( (leaf|juice|powder))*( ?\([^)]*\))?|\bherbe d(e |')(ble|orge)\b/g

type Usual = {
  allergen: Allergen
  words: RegExp
  /** Said in the same line or in the product's name. */
  unless: RegExp
  /** Said in any row of the label. */
  unlessRow?: RegExp
}

const meatless = /\b(vegan|vegetarian|veg|plant|corn|fung\w*|mushrooms?|aspergillus|non-?shellfish)\b/
const otherOil =
  /\b(alg(a|ae|al|en\w*|ues?)|microalg\w*|schizochytrium|flax\w*|linseed|lein\w*|lijn\w*|perilla|chia|calamar\w*)\b|krill/

/** What is usually made of an allergen: taken for it unless the product says of what else it is made. */
export const usuallyMade: Usual[] = [
  { allergen: 'Crustaceans', words: /glucosamin|\bchiti?n|chitosan/, unless: meatless },
  {
    allergen: 'Fish',
    words:
      /\b(epa|dha)\b|omega[- ]?3|eicosapentaen|docosahexaen|\bmarine (collagen|oils?|lipids?|omega)|\bcollagene marin|meereskollagen|marien collageen/,
    unless: meatless,
    unlessRow: otherOil,
  },
  {
    allergen: 'Soy',
    words: /lecithin|phosphatidyl ?-?(serin|cholin)|isoflavon|nattokinas|genistein|daidzein/,
    unless:
      /sunflower|sonnenblume|zonnebloem|tournesol|helianthus|canola|rapeseed|\braps|koolzaad|colza|\beggs?\b|\boeuf|krill|red clover|rotklee|rode klaver|trefle|kudzu/,
  },
  {
    allergen: 'Gluten',
    words: /brewer'?s'? yeast|bierhefe|biergist|levure de biere/,
    unless: /gluten/,
  },
  { allergen: 'Milk', words: /galacto-?oligosac|\bgos\b/, unless: meatless },
]
