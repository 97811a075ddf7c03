# What collect.sh writes of an entry of a list. Of a parameter it writes the value, or only that one is set or
# empty and why it is hidden: the first rule of classes.json that holds decides.
import "classes" as $table;
def fits($rule; $field): test($rule[$field]; $rule.flags);
def holds($rule): (.value | length) as $length
  | $length > ($rule.longer // -1) and $length <= ($rule.atMost // 1e9)
    and ($rule.key == null or (.key | fits($rule; "key")))
    and ($rule.keyNot == null or (.key | fits($rule; "keyNot") | not))
    and ($rule.type == null or (.type | fits($rule; "type")))
    and ($rule.value == null or (.value | fits($rule; "value")))
    and ($rule.valueNot == null or (.value | fits($rule; "valueNot") | not));
def is($name): fits($table::table[0][$name]; "value");
# Mail addresses alone; the part before @ stays if it names a function.
def mails: [match("([a-z0-9._%+-]+)@([a-z0-9-]+(\\.[a-z0-9-]+)+)"; "gi").captures | map(.string)
  | (if .[0] | is("functionalMail") then .[0] else "person" end) + "@" + .[1]] | sort;
# The times of a timer's table, or all if it has none.
def times: . as $all | [match($table::table[0].schedulePart.value; "g").captures[0].string] | join("\n")
  | if . == "" then $all else . end;
def shown($class): if $class == "mail" then mails | join(", ") elif $class == "schedule" then times
  elif $class != "address" then . elif test("^mailto:"; "i") then "mailto:" + (mails | join(","))
  else . / "?" | .[0] / "#" | .[0] | gsub("://[^/]*@"; "://") end;
def hidden($why): .hidden = (.value | if . == "" or length <= 1000 and (is("placeholder")
  or $why != "names" and is("prose")) then "empty" else "set" end) | .why = $why | del(.value);
def trimmed: [match("\\S(.*\\S)?"; "p").string][0] // "";
# The number that digits write.
def number($base): reduce (ascii_downcase | explode[]) as $sign (0;
  . * $base + $sign - (if $sign > 57 then 87 else 48 end));
# The sign of an entity. Letters of languages may stay as they are, for they hide nothing.
def sign: if startswith("#") then
    (.[1:] | if test("^x"; "i") then .[1:] | number(16) else number(10) end) as $code
    | if $code < 55296 or $code > 57343 and $code < 1114112 then [$code] | implode else "&\(.);" end
  else {amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'", nbsp: "\u00a0"}[.] // "&\(.);" end;
# The text without entities, which may stand in entities.
def plain: . as $text | gsub("&(?<entity>#[0-9]+|#x[0-9a-f]+|[a-z]+);"; .entity | sign; "i")
  | if . == $text then trimmed else plain end;
# The first rule that holds. A value is a name if $names has it and only its key or its look says something else.
def rule($names): first($table::table[0].rules[] as $rule | select(holds($rule)) | $rule) as $rule
  | ($rule.class == "text" or ($rule.id | test("^(password-key|secret-key|random)$"))) as $isGuess
  | if $isGuess and $names[.value] then {class: "name"} else $rule end;
# Both forms are judged, for the entities of a secret, or of its key, are no disguise.
def parameter($names; $wanted):
  {key: (.ParameterKey | plain), type: (.DataType // ""), value: (.ParameterValue // "" | trimmed)}
  | rule($names) as $written | (.value | if $written.class == "hidden" then . else plain end) as $plain
  | (if .value == $plain then $written else .value = $plain | rule($names) end) as $rule
  | .value = $plain | if $rule.class == "hidden" then hidden($rule.why)
    elif $wanted | contains("names") then hidden("names") else .value |= shown($rule.class) end;
def kept($row; $names; $wanted): if $row.list == "configurations" then parameter($names; $wanted)
  elif $row.list == "credentials" then {name: .Name, kind: (if .Kind then "user" else "other" end)}
  elif $row.list == "certificates" then {alias: .Alias, type: .Type, owner: .Owner, validUntil:
    ((.ValidNotAfter // "" | capture("(?<ms>-?[0-9]{4,})").ms | tonumber / 1000 | todate) // "")}
  else with_entries(select(.key as $key | $row.fields | index($key))) end;
