// Made by scripts/confusables.test.ts from Unicode's confusables (UTS #39). Do not edit.

/** One entry for each Latin letter or pair of letters, followed by the letters of other scripts that look like it. */
const table =
  '2ƨƻϩᒿꙅꛯꝛ 3ȝɜʒзҙӡⳍꝫ𑣊𖼻 4ꮞ𑣏 5Ƽ𑣛 6бⳓꮾ𑣕 7𐓺𑣆 8ȣ৪੪𐌚𞣋 9৭੧୨൭ⳋꝯ𑣌𑣖 aɑαаᗅᴀꓮꭺ𐊠𖽀 aaꜳ aeæӕ aoꜵ auꜷ avꜹꜻ ayꜽ bƀƃƅɓʙβБвьѣҍᏼᑲᑳᖯᗷꓐꞵꮟ𐊂𐊡𐌁 blы cȼсҫᴄⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲 dðđƌɖɗԁᑯᗞᗪᴅꓒꓓꭰꮷ dzʣ eɇεеҽҿᴇⴹꓰꬲꭼ𐊆𑢦𑣎 fƒϝքᖴᵮẝꓝꜰꞙꬵ𐊇𐊥𐔥𑣂 gƍǥɠɡɢԍցᏻᶃꓖꮐ hħɦʜΗнћңһӈӊհᏺᕼⱨⲏꓧꚕꮋꮒ𐋏 iıɨɩɪιіӏᵻᵼꙇꭵ𑣃 jɉʝϳјᒍᴊꓙꭻ kĸƙκкқҟᛕᴋⱪⲕꓗꝁꮶ𐔘 lłƖƗƚǀɫɭʟΙІӀוןا١ٳ۱ߊᒪᛁⲓⳑⵏꓡꓲꮮ𐊊𐌉𐌠𐑃𐔦𑢣𑣒𖼖𖼨𞣇 llǁװ loю lsʪ lzʫ mʍμϻмӎᗰᛖᴍⲙꓟꮇ𐊰𐌑 nƞɲɳɴΝηոռᵰⲛꓠ𐔓 oøɵθοσоѳөօסه٥ھہە۵ۿ߀०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᴏᴑⲟⴱⵁⵔ〇ꓳꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐬𐓪𐔖𑓐𑢵𑣈𑣗𑣠 oeœɶ ooꚙꝏ pƥρрᑭᴘᴩᵽⲣꓑꮲ𐊕 qʠԛգզⵕꞯ rɍɼɽʀгғᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵 rnɱᵯ𑜀𑣣 sƽʂѕտᵴꓢꜱꮥꮪ𐊖𐑈𑣁𖼺 tŧƭʈτтҭᴛᵵⱦⲧꓔꭲ𐊗𐊱𐌕𑢼𖼊 t3ꜩ tfꝷ tsʦ uʉʋυսሀᑌᴜᵾꓴꞟꭎꭒꮜ𐓶𑣘𖽂 ueᵫ uoꭣ vνѵט٧۷ᐯᴠⴸꓦꛟꮩ𐔝𑜆𑣀𖼈 wɯωѡѽԝաᴡⲱꓪꙍꝡꞷꮃꮤ𑓅𑜊𑜎𑜏𑣦𑣯 xχхҳᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐌢𐔧𑣬 yƴɏɣʏΥγуүұყᶌỿⲩꓬꭚꭹꮍ𐊲𑢤𑣜𖽃 zƶȥʐζᴢᵶꓜꮓ𐋵𑣄𑣉𑣥'

/** The Latin letters that each letter looks like, without accents. Capitals are listed if they look like others. */
export const confusables: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  table.split(' ').flatMap((line) => {
    const latin = line.replace(/[^\da-z].*/u, '')
    return [...line.slice(latin.length)].map((letter) => [letter, latin] as const)
  }),
)
